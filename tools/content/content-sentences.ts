import { parseArgs } from 'node:util'
import { siteArticles } from '#content/load.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { isLocale, locales, type Locale } from '#map/locale.ts'
import { isPageId, pageIds, type PageId } from '#map/pages/pages.ts'
import { articlePieces } from './rules/articles.ts'
import { measure, proseOf, sentenceLengths, sentencesIn, wordsOf } from './rules/sentence-lengths.ts'
import { piecesOf, type Piece } from './rules/texts.ts'

/**
 * `npm run content:sentences`: how long the sentences are, by kind of page and language, and which pages are furthest
 * from twelve to sixteen words. Options: `--page ID` one page, `--sentences` with each of its sentences, `--locale en`,
 * `--worst 20` how many pages to list.
 */

interface Text {
  readonly kind: string
  readonly id: string
  readonly locale: Locale
  readonly pieces: readonly Piece[]
}

interface Measured extends Text {
  readonly lengths: readonly number[]
}

const target = { least: 12, most: 16 }

function pageText(page: PageId, locale: Locale): Text {
  const [kind = ''] = page.split('.')
  const isLong = kind === 'insurance' || kind === 'service'
  return { kind: isLong ? kind : 'page', id: page, locale, pieces: piecesOf(readPageFile(page, locale)) }
}

function allTexts(): Text[] {
  const pages = pageIds.flatMap((page) => locales.map((locale) => pageText(page, locale)))
  const articles = siteArticles().articles.flatMap(({ section, id, texts }) =>
    locales.flatMap((locale) => {
      const text = texts[locale]
      return text === undefined ? [] : [{ kind: section, id, locale, pieces: articlePieces(text) }]
    }),
  )
  return [...pages, ...articles]
}

function row(name: string, lengths: readonly number[]): string {
  const { sentences, median, short } = measure(lengths)
  const share = `${Math.round(short * 100)} %`
  return `${name.padEnd(44)} ${String(sentences).padStart(6)} ${String(median).padStart(7)} ${share.padStart(7)}`
}

/** How far the median is from the target, in words. */
function distance({ lengths }: Measured): number {
  const { median } = measure(lengths)
  return Math.max(target.least - median, median - target.most, 0)
}

const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    locale: { type: 'string' },
    worst: { type: 'string', default: '10' },
    sentences: { type: 'boolean', default: false },
  },
})
if (values.locale !== undefined && !isLocale(values.locale))
  throw new Error(`unknown language ${values.locale}`)
if (values.page !== undefined && !isPageId(values.page)) throw new Error(`unknown page ${values.page}`)

const chosen = allTexts()
  .filter(({ id, locale }) => (values.page ?? id) === id && (values.locale ?? locale) === locale)
  .map((text): Measured => ({ ...text, lengths: sentenceLengths(text.pieces, text.locale) }))

console.log(`${''.padEnd(44)} ${'number'.padStart(6)} ${'median'.padStart(7)} ${'8 words'.padStart(7)}`)
const groups = Map.groupBy(chosen, ({ kind, locale }) => `${kind} ${locale}`)
for (const [name, texts] of groups)
  console.log(
    row(
      name,
      texts.flatMap(({ lengths }) => lengths),
    ),
  )

if (values.page === undefined) {
  const worst = chosen
    .filter(({ lengths }) => lengths.length > 0)
    .toSorted((a, b) => distance(b) - distance(a) || measure(b.lengths).short - measure(a.lengths).short)
    .slice(0, Number(values.worst))
  console.log(`\nFurthest from ${target.least} to ${target.most} words:`)
  for (const { id, locale, lengths } of worst) console.log(row(`${id} ${locale}`, lengths))
} else if (values.sentences) {
  for (const { locale, pieces } of chosen)
    for (const { field, text } of proseOf(pieces))
      for (const sentence of sentencesIn(text, locale))
        console.log(`${locale} ${String(wordsOf(sentence)).padStart(3)} ${field}: ${sentence}`)
}

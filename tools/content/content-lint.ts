import { existsSync, globSync, statSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { articleIds, readArticleText } from '#content/articles/article-files.server.ts'
import { articleSections } from '#content/articles/article.ts'
import { configuredFacts } from '#content/facts/facts.server.ts'
import { readGlossary, readMarkets, readConsent } from '#content/company-files.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { factIdsIn, parseInline } from '#content/inline.ts'
import { parseMarkdown, type MarkdownContext } from '#content/articles/markdown.server.ts'
import { problemsIn, readAll } from '#content/read-all.ts'
import { readYaml } from '#content/read-yaml.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { fillIdentity } from '#map/identity.ts'
import { isLocale, defaultLocale, locales } from '#map/locale.ts'
import { isPageId, pageIds } from '#map/pages/pages.ts'
import { articlePieces, wordCount } from './article-rules.ts'
import { feeProblems } from './content-check-sentences.ts'
import { languageProblems } from './content-check-language.ts'
import { emptyLinks } from './content-check-anchors.ts'
import { avoidedWords } from './content-check-terms.ts'
import { piecesOf, type Piece } from './content-check-texts.ts'
import type * as v from 'valibot'
import { checkContent } from '#content/check-content.server.ts'
import { readPhrases } from '#content/claims.server.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { factFileSchema } from '#content/facts/facts.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { articleSchema, desksSchema, tagsSchema } from '#content/schema/schema.article.ts'
import { partnersSchema, peopleSchema } from '#content/schema/schema.company.ts'
import { readFeePages, readPopularPages, readSearchWords } from '#content/search-words.server.ts'

/** Reads a file and checks it against its schema; throws with what is wrong. */
type Reader = () => unknown

function checked(path: string, schema: v.GenericSchema): Reader {
  return () => checkContent(schema, readYaml(path), path)
}

/** The files that there is one of. */
const single: Readonly<Record<string, Reader>> = {
  'content/site.yaml': readIdentity,
  'content/consent.yaml': () => readConsent(),
  'content/glossary.yaml': readGlossary,
  'content/markets.yaml': readMarkets,
  'content/phrases.yaml': readPhrases,
  'content/holidays.yaml': () => closedDaysOf(readIdentity(), defaultLocale),
  'content/people.yaml': checked('content/people.yaml', peopleSchema),
  'content/partners.yaml': checked('content/partners.yaml', partnersSchema),
  'content/desks.yaml': checked('content/desks.yaml', desksSchema),
  'content/tags.yaml': checked('content/tags.yaml', tagsSchema),
  'content/search/popular.yaml': readPopularPages,
  'content/search/fees.yaml': readFeePages,
}

const ofLocales = new Map<string, Reader>(
  locales.flatMap((locale) => [
    [`content/search/${locale}.yaml`, () => readSearchWords(locale)] as const,
    ...pageIds.map(
      (page) => [`content/${pageFile(page, locale).join('/')}`, () => readPageFile(page, locale)] as const,
    ),
  ]),
)

const articleFile = new RegExp(
  `^content/((?:${articleSections.join('|')})/[^/]+/(?:(${locales.join('|')})\\.md|article\\.yaml))$`,
)

/** How a file of content is read by itself; undefined where the site reads no such file. */
function readerOf(path: string): Reader | undefined {
  if (/^content\/facts\/[^/]+\.yaml$/.test(path)) return checked(path, factFileSchema)
  const [, file, locale] = articleFile.exec(path) ?? []
  if (file === undefined) return single[path] ?? ofLocales.get(path)
  return locale === undefined ? checked(path, articleSchema) : () => readArticleText(file)
}

/** Checks single content files while they are being written: `node tools/content/content-lint.ts FILE|FOLDER...` */

const root = process.cwd()

/** What texts are checked against. Where it cannot be read, nothing can be said of them. */
function readBasis() {
  try {
    const [identity, glossary] = readAll([readIdentity, readGlossary])
    return { identity, glossary }
  } catch (error) {
    console.log(`BAD ${error instanceof Error ? error.message : String(error)}`)
    return process.exit(1)
  }
}

const { identity, glossary } = readBasis()
const facts = new Set<string>(configuredFacts().map(({ id }) => id))
// As they are written: a mistake in another file of facts is none in this text.
for (const file of globSync('content/facts/*.yaml')) {
  for (const match of readText(file).matchAll(/^- id: ([a-z0-9.-]+)/gm)) facts.add(match[1] ?? '')
}
const articles = new Set(articleSections.flatMap((section) => articleIds(section)))

function known(kind: string, isKnown: (id: string) => boolean): (id: string) => string {
  return (id) => {
    if (!isKnown(id)) throw new Error(`unknown ${kind} ${id}`)
    return id
  }
}

const context: MarkdownContext = {
  fact: known('fact', (id) => facts.has(id)),
  href: known('page', isPageId),
  article: known('article', (id) => articles.has(id)),
  fill: (text) => fillIdentity(text, identity),
}

function unknownFacts(text: string): string[] {
  return factIdsIn(text)
    .filter((id) => !facts.has(id))
    .map((id) => `unknown fact ${id}`)
}

function notationProblems(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ field, text }) =>
    problemsIn(() => parseInline(text, context)).map((problem) => `${field}: ${problem}`),
  )
}

function proseProblems(path: string, pieces: readonly Piece[]): string[] {
  const locale = basename(path, extname(path))
  if (!isLocale(locale)) return []
  return [
    ...languageProblems(path, locale, pieces),
    ...avoidedWords(path, locale, pieces, glossary),
    ...feeProblems(path, pieces),
    ...emptyLinks(path, pieces),
  ]
}

/** What is wrong with a file, and the words that it has. */
interface Finding {
  readonly problems: readonly string[]
  readonly words?: number
}

function lintArticle(path: string): Finding {
  const text = readArticleText(relative('content', path))
  if (text === undefined) return { problems: [] }
  const { body, title, words } = text
  const pieces = articlePieces(text)
  // The body is Markdown; what stands before it is in the notation of pages.
  const head = articlePieces({ ...text, body: '' })
  const problems = [
    ...unknownFacts(body),
    ...problemsIn(() => parseMarkdown(body, title, context)),
    ...notationProblems(head),
    ...proseProblems(path, pieces),
  ]
  return { problems, words }
}

function lintPage(path: string): Finding {
  const data = readYaml(path)
  const pieces = piecesOf(data)
  return { problems: [...notationProblems(pieces), ...proseProblems(path, pieces)], words: wordCount(data) }
}

function lint(path: string): Finding {
  if (!existsSync(path)) return { problems: ['is not there'] }
  const reader = readerOf(path)
  if (reader === undefined) return { problems: ['is no file that the site reads: see docs/content.md'] }
  const wrong = problemsIn(reader)
  let found: Finding = { problems: [] }
  // Of one that is no YAML the reader has said so already.
  const unread = problemsIn(() => {
    if (path.endsWith('.md')) found = lintArticle(path)
    else if (/^content\/(?:insurance|services|pages)\//.test(path)) found = lintPage(path)
  })
  return { ...found, problems: [...wrong, ...unread, ...found.problems] }
}

const files = process.argv.slice(2).flatMap((argument) => {
  const path = relative(root, argument)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  return isFolder ? globSync(join(path, '**/*.{yaml,md}')) : [path]
})
let bad = 0
for (const file of files.sort()) {
  const { problems, words } = lint(file)
  const lines = new Set(problems.map((problem) => problem.replace(`${file}: `, '')))
  bad += lines.size
  const count = words === undefined ? '' : ` (${words} words)`
  console.log(
    `${lines.size === 0 ? 'ok ' : 'BAD'} ${file}${count}${[...lines].map((line) => `\n    ${line}`).join('')}`,
  )
}
process.exitCode = bad > 0 ? 1 : 0

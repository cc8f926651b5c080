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
import { articlePieces, wordCount } from './rules/articles.ts'
import { feeProblems } from './rules/fees.ts'
import { headingProblems } from './rules/headings.ts'
import { languageProblems } from './rules/language.ts'
import { emptyLinks } from './rules/links.ts'
import { avoidedWords } from './rules/terms.ts'
import { piecesOf, type Piece } from './rules/texts.ts'
import { readVoice, VoiceRegister } from './rules/voice.ts'
import type * as v from 'valibot'
import type { Report } from './content-check.ts'
import { checkContent } from '#content/check-content.server.ts'
import { readPhrases } from '#content/claims.server.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { factFileSchema } from '#content/facts/facts.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { articleSchema, desksSchema, tagsSchema } from '#content/schema/schema.article.ts'
import { partnersSchema, peopleSchema } from '#content/schema/schema.company.ts'
import { readReplyTemplates } from '#content/replies.server.ts'
import { readPrices } from '#content/money.server.ts'
import { readScenes } from '#content/scenes.server.ts'
import { readPopularPages, readSearchWords } from '#content/search-words.server.ts'

/** Reads a file and checks it against its schema; throws its errors. */
type Reader = () => unknown

function checked(path: string, schema: v.GenericSchema): Reader {
  return () => checkContent(schema, readYaml(path), path)
}

/** The files that exist only once. */
const single: Readonly<Record<string, Reader>> = {
  'content/site.yaml': readIdentity,
  'content/consent.yaml': () => readConsent(),
  'content/glossary.yaml': readGlossary,
  'content/markets.yaml': readMarkets,
  'content/phrases.yaml': readPhrases,
  'content/prices.yaml': readPrices,
  'content/scenes.yaml': readScenes,
  'content/voice.yaml': readVoice,
  'content/holidays.yaml': () => closedDaysOf(readIdentity(), defaultLocale),
  'content/people.yaml': checked('content/people.yaml', peopleSchema),
  'content/partners.yaml': checked('content/partners.yaml', partnersSchema),
  'content/desks.yaml': checked('content/desks.yaml', desksSchema),
  'content/tags.yaml': checked('content/tags.yaml', tagsSchema),
  'content/search/popular.yaml': readPopularPages,
}

const ofLocales = new Map<string, Reader>(
  locales.flatMap((locale) => [
    [`content/search/${locale}.yaml`, () => readSearchWords(locale)] as const,
    [`content/replies/${locale}.yaml`, () => readReplyTemplates(locale)] as const,
    ...pageIds.map(
      (page) => [`content/${pageFile(page, locale).join('/')}`, () => readPageFile(page, locale)] as const,
    ),
  ]),
)

const articleFile = new RegExp(
  `^content/((?:${articleSections.join('|')})/[^/]+/(?:(${locales.join('|')})\\.md|article\\.yaml))$`,
)

/** How a single content file is read; undefined if the site reads no such file. */
function readerOf(path: string): Reader | undefined {
  if (/^content\/facts\/[^/]+\.yaml$/.test(path)) return checked(path, factFileSchema)
  const [, file, locale] = articleFile.exec(path) ?? []
  if (file === undefined) return single[path] ?? ofLocales.get(path)
  return locale === undefined ? checked(path, articleSchema) : () => readArticleText(file)
}

function known(kind: string, isKnown: (id: string) => boolean): (id: string) => string {
  return (id) => {
    if (!isKnown(id)) throw new Error(`unknown ${kind} ${id}`)
    return id
  }
}

/** What texts are checked against. */
interface Basis {
  readonly glossary: ReturnType<typeof readGlossary>
  readonly voice: ReturnType<typeof readVoice>
  readonly facts: ReadonlySet<string>
  readonly notation: MarkdownContext
}

/** @throws Error if it cannot be read: then no text can be checked */
function readBasis(): Basis {
  const [identity, glossary, voice] = readAll([readIdentity, readGlossary, readVoice])
  const facts = new Set<string>(configuredFacts().map(({ id }) => id))
  // Not validated: an error in another file of facts is not an error of this text.
  for (const file of globSync('content/facts/*.yaml')) {
    for (const match of readText(file).matchAll(/^- id: ([a-z0-9.-]+)/gm)) facts.add(match[1] ?? '')
  }
  const articles = new Set(articleSections.flatMap((section) => articleIds(section)))
  const notation: MarkdownContext = {
    fact: known('fact', (id) => facts.has(id)),
    href: known('page', isPageId),
    article: known('article', (id) => articles.has(id)),
    // An article's own pictures are known to the check of the whole site alone.
    picture: (name) => ({ src: name, width: 1, height: 1, alt: '' }),
    fill: (text) => fillIdentity(text, identity),
  }
  return { glossary, voice, facts, notation }
}

function unknownFacts(text: string, { facts }: Basis): string[] {
  return factIdsIn(text)
    .filter((id) => !facts.has(id))
    .map((id) => `unknown fact ${id}`)
}

function notationProblems(pieces: readonly Piece[], { notation }: Basis): string[] {
  return pieces.flatMap(({ field, text }) =>
    problemsIn(() => parseInline(text, notation)).map((problem) => `${field}: ${problem}`),
  )
}

function proseProblems(path: string, pieces: readonly Piece[], { glossary, voice }: Basis): string[] {
  const locale = basename(path, extname(path))
  if (!isLocale(locale)) return []
  return [
    ...languageProblems(path, locale, pieces),
    ...avoidedWords(path, locale, pieces, glossary),
    ...feeProblems(path, pieces),
    ...emptyLinks(path, pieces),
    ...(/^content\/(?:insurance|services)\//.test(path) ? headingProblems(path, locale, pieces) : []),
    ...new VoiceRegister(locale, voice[locale]).problems(path, pieces),
  ]
}

/** The errors of a file, and its number of words. */
interface Finding {
  readonly problems: readonly string[]
  readonly words?: number
}

function checkArticle(path: string, basis: Basis): Finding {
  const text = readArticleText(relative('content', path))
  if (text === undefined) return { problems: [] }
  const { body, title, words } = text
  const pieces = articlePieces(text)
  // The body is Markdown; the head is in the notation of pages.
  const head = articlePieces({ ...text, body: '' })
  const problems = [
    ...unknownFacts(body, basis),
    ...problemsIn(() => parseMarkdown(body, title, basis.notation)),
    ...notationProblems(head, basis),
    ...proseProblems(path, pieces, basis),
  ]
  return { problems, words }
}

function checkPage(path: string, basis: Basis): Finding {
  const data = readYaml(path)
  const pieces = piecesOf(data)
  return {
    problems: [...notationProblems(pieces, basis), ...proseProblems(path, pieces, basis)],
    words: wordCount(data),
  }
}

/** Placeholders are no notation of pages. */
function checkReplies(path: string, basis: Basis): Finding {
  return { problems: proseProblems(path, piecesOf(readYaml(path)), basis) }
}

function checkFile(path: string, basis: Basis): Finding {
  if (!existsSync(path)) return { problems: ['no such file'] }
  const reader = readerOf(path)
  if (reader === undefined) return { problems: ['not a content file'] }
  const wrong = problemsIn(reader)
  let found: Finding = { problems: [] }
  // The reader has already reported invalid YAML.
  const unread = problemsIn(() => {
    if (path.endsWith('.md')) found = checkArticle(path, basis)
    else if (path.startsWith('content/replies/')) found = checkReplies(path, basis)
    else if (/^content\/(?:insurance|services|pages)\//.test(path)) found = checkPage(path, basis)
  })
  return { ...found, problems: [...wrong, ...unread, ...found.problems] }
}

/** Checks single files and folders by the rules that need no other file's text. */
export function checkFiles(paths: readonly string[]): Report {
  let basis: Basis
  try {
    basis = readBasis()
  } catch (error) {
    return { summary: [], notes: [], problems: [error instanceof Error ? error.message : String(error)] }
  }
  const files = paths.flatMap((given) => {
    const path = relative(process.cwd(), given)
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    return isFolder ? globSync(join(path, '**/*.{yaml,md}')) : [path]
  })
  const found = files.sort().map((file) => ({ file, ...checkFile(file, basis) }))
  return {
    summary: found
      .filter(({ problems }) => problems.length === 0)
      .map(({ file, words }) => `ok: ${file}${words === undefined ? '' : ` (${words} words)`}`),
    notes: [],
    problems: found.flatMap(({ file, problems }) =>
      problems.map((problem) => `${file}: ${problem.replace(`${file}: `, '')}`),
    ),
  }
}

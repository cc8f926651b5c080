import { readFileSync } from 'node:fs'
import { closedDaysOf } from '#content/closed-days.server.ts'
import { contentPath } from '#content/files.server.ts'
import { readFacts } from '#content/facts.server.ts'
import { readGlossary } from '#content/glossary.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { factIdsIn } from '#content/inline.ts'
import { loadPage } from '#content/load.server.ts'
import { readPopularPages, searchWordProblems } from '#content/search-words.server.ts'
import { siteAddresses } from '#content/site-addresses.server.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { daysNotListed } from '#server/appointments/book-end.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { locales, type Locale } from '#site/locale.ts'
import { pagePath } from '#site/paths.ts'
import { pageIds, type PageId } from '#site/pages.ts'
import { routeRuleTable } from '#site/route-rules.ts'
import { articleProblems } from './article-rules.ts'
import { consentProblems } from './content-check-consent.ts'
import { policyProblems, strayFiles } from './content-check-files.ts'
import { futureDays } from './content-check-days.ts'
import { identityNotes } from './content-check-identity.ts'
import { feeProblems } from './content-check-fees.ts'
import { languageProblems } from './content-check-language.ts'
import { allowedSentences, SentenceRegister } from './content-check-sentences.ts'
import { quoteProblems } from './content-check-quotes.ts'
import { emptyLinks } from './content-check-links.ts'
import { avoidedWords, unnamedTerms } from './content-check-terms.ts'
import { piecesOf, type Piece } from './content-check-texts.ts'
import { pageLengthProblem } from './length-rules.ts'
import { messageProblems } from './message-rules.ts'
import { wordCount } from './word-count.ts'

/** `npm run content:check`: every page in every language, every fact, every interface text; with `-- --unused`, facts on no page. */

const problems: string[] = []
const notes: string[] = []
/** Without these nothing else can be checked. */
function needed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.log(`wrong: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
const identity = needed(readIdentity)
const facts = needed(readFacts)
const glossary = needed(readGlossary)
const sentences = {
  es: new SentenceRegister(allowedSentences.es),
  en: new SentenceRegister(allowedSentences.en),
  de: new SentenceRegister(allowedSentences.de),
}
const usedFacts = new Set<string>()
const seen = new Map<string, string>()

function once(kind: string, text: string, where: string): void {
  const before = seen.get(`${kind}:${text}`)
  if (before !== undefined) problems.push(`${where}: the same ${kind} as ${before}`)
  seen.set(`${kind}:${text}`, where)
}

/** Texts of one's own, in the page's language, in the words of the glossary. */
function checkProse(file: string, locale: Locale, pieces: readonly Piece[]): void {
  problems.push(
    ...sentences[locale].add(file, pieces),
    ...languageProblems(file, locale, pieces),
    ...avoidedWords(file, locale, pieces, glossary),
    ...emptyLinks(file, pieces),
  )
}

function checkPage(page: PageId, locale: Locale): void {
  const file = pageFile(page, locale).join('/')
  try {
    const content = readPageFile(page, locale)
    loadPage(pagePath(page, locale, identity))
    for (const id of factIdsIn(readFileSync(contentPath(file), 'utf8'))) usedFacts.add(id)
    once('metaTitle', `${locale} ${content.metaTitle}`, file)
    once('metaDescription', `${locale} ${content.metaDescription}`, file)
    checkProse(file, locale, piecesOf(content))
    problems.push(...feeProblems(file, piecesOf(content)), ...futureDays(file, content))
    const terms = 'terms' in content ? (content.terms ?? []) : []
    problems.push(...unnamedTerms(file, locale, terms, glossary))
    const length = pageLengthProblem(content.stage, wordCount(content))
    if (length !== undefined) problems.push(`${file}: ${length}`)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
}

for (const page of pageIds) for (const locale of locales) checkPage(page, locale)
problems.push(
  ...articleProblems(once, usedFacts, checkProse),
  ...messageProblems(),
  ...consentProblems(),
  ...strayFiles(),
  ...quoteProblems(),
)
for (const locale of locales) problems.push(...sentences[locale].idleExceptions())
try {
  problems.push(...searchWordProblems())
  readPopularPages()
  problems.push(...policyProblems())
  routeRuleTable(identity, siteAddresses(identity))
  for (const locale of locales) closedDaysOf(identity, locale)
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
}

const today = madridToday()
for (const fact of facts.values()) {
  problems.push(...futureDays(fact.id, fact))
  if (fact.review <= today) notes.push(`${fact.id} should have been looked at again on ${fact.review}`)
}
const notListed = daysNotListed(identity.holidays, Temporal.PlainDate.from(today))
if (notListed > 0)
  notes.push(
    `site.yaml: holidays end with a year that the book outlasts: its last ${notListed} days are closed`,
  )
notes.push(...identityNotes(identity, today))
const unused = [...facts.keys()].filter((id) => !usedFacts.has(id))

console.log(
  `${pageIds.length} pages in ${locales.length} languages, ${facts.size} facts, ${unused.length} of them not used yet, ${glossary.length} glossary terms`,
)
if (process.argv.includes('--unused')) for (const id of unused) console.log(`unused: ${id}`)
for (const note of notes) console.log(`note: ${note}`)
for (const problem of new Set(problems)) console.log(`wrong: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

import { contentPath } from '#content/read-yaml.server.ts'
import { readFacts } from '#content/facts/facts.server.ts'
import { readGlossary } from '#content/company-files.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { factIdsIn } from '#content/inline.ts'
import { siteArticles, siteAddresses } from '#content/load.server.ts'
import { problemsIn } from '#content/read-all.ts'
import { readReplyTemplates, replyTemplateProblems } from '#content/replies.server.ts'
import { readScenes } from '#content/scenes.server.ts'
import { searchWordProblems } from '#content/search-words.server.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { daysNotListed } from '#domains/appointments/book/schedule.server.ts'
import { calculatorOf } from '#domains/calculators/calculator-page.ts'
import { ratesOf } from '#domains/calculators/rates.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { locales, type Locale } from '#map/locale.ts'
import { isPageId, pageIds, type PageId } from '#map/pages/pages.ts'
import { caches } from '#tools/build/caches.ts'
import { articleProblems, pageLengthProblem, wordCount } from './rules/articles.ts'
import { anchorProblems, anchorsOf } from './rules/anchors.ts'
import { emptyLinks } from './rules/links.ts'
import { consentProblems } from './rules/consent.ts'
import { policyProblems, strayFiles } from './rules/files.ts'
import { sceneProblems } from './rules/scenes.ts'
import { futureDays } from './rules/days.ts'
import { identityNotes } from './rules/identity.ts'
import { allowedSentences, SentenceRegister } from './rules/sentences.ts'
import { feeProblems } from './rules/fees.ts'
import { headingProblems } from './rules/headings.ts'
import { kindSentenceProblems, pageSentenceProblems, sentenceLengths } from './rules/sentence-lengths.ts'
import { languageProblems } from './rules/language.ts'
import { hearsayProblems, unofficialSources } from './rules/sources.ts'
import { quoteProblems } from './rules/quotes.ts'
import { avoidedWords, unnamedTerms } from './rules/terms.ts'
import { piecesOf, type Piece } from './rules/texts.ts'
import { otherTexts } from './rules/other-texts.ts'
import { readVoice, VoiceRegister } from './rules/voice.ts'
import { checkPlaces } from './rules/places.ts'
import { fileProblems, otherProblems, pageProblems } from './content-problems.ts'
import { planFacts, planPieces, planProblems } from './rules/plan.ts'
import { messageProblems } from './rules/messages.ts'
import type { Report } from './content-check.ts'

/** What other checks need; undefined if it cannot be read, which is already among the problems. */
function readable<T>(read: () => T): T | undefined {
  let value: T | undefined
  problemsIn(() => (value = read()))
  return value
}

/** The findings of a rule, or why it could not run. */
function found(rule: () => readonly string[]): string[] {
  let lines: readonly string[] = []
  const unread = problemsIn(() => (lines = rule()))
  return [...unread, ...lines]
}

interface CheckOptions {
  readonly listUnused: boolean
  /** Without the interface texts, which drafts do not change. */
  readonly contentOnly: boolean
}

/** Checks all content by every rule. */
export async function checkSite({ listUnused, contentOnly }: CheckOptions): Promise<Report> {
  // The rules read the same files one after the other, and parsing them is most of the work.
  process.env['PARSED_CACHE'] ??= caches.parsed
  // What is published later is checked now.
  process.env['COMING_ARTICLES'] = 'shown'
  const problems = fileProblems()
  /** Whether everything needed for the overall counts could be read. */
  const complete = problems.length === 0
  const notes: string[] = []

  const identity = readable(readIdentity)
  const facts = readable(readFacts)
  const glossary = readable(readGlossary) ?? []
  const sentences = {
    es: new SentenceRegister(allowedSentences.es),
    en: new SentenceRegister(allowedSentences.en),
    de: new SentenceRegister(allowedSentences.de),
  }
  const words = readable(readVoice) ?? { es: [], en: [], de: [] }
  const voice = {
    es: new VoiceRegister('es', words.es),
    en: new VoiceRegister('en', words.en),
    de: new VoiceRegister('de', words.de),
  }
  const usedFacts = new Set<string>()
  /** The words of each sentence on the full pages of products and of services, by kind and language. */
  const lengths = new Map<string, number[]>()
  const seen = new Map<string, string>()

  function once(kind: string, text: string, where: string): void {
    const before = seen.get(`${kind}:${text}`)
    if (before !== undefined) problems.push(`${where}: the same ${kind} as ${before}`)
    seen.set(`${kind}:${text}`, where)
  }

  function anchorsIn(page: string, locale: Locale): ReadonlySet<string> | undefined {
    return isPageId(page) ? readable(() => anchorsOf(readPageFile(page, locale))) : undefined
  }

  /** Original texts, in the page's language, in the words of the glossary. */
  function checkProse(file: string, locale: Locale, pieces: readonly Piece[]): void {
    problems.push(
      ...sentences[locale].add(file, pieces),
      ...languageProblems(file, locale, pieces),
      ...avoidedWords(file, locale, pieces, glossary),
      ...emptyLinks(file, pieces),
      ...hearsayProblems(file, locale, pieces),
      ...voice[locale].problems(file, pieces),
      ...anchorProblems(file, pieces, (page) => anchorsIn(page, locale)),
    )
  }

  /** Headings and sentences of a full page of a product or service. */
  function checkSections(kind: string, file: string, locale: Locale, pieces: readonly Piece[]): string[] {
    const words = sentenceLengths(pieces, locale)
    const all = `${kind} pages in ${locale}`
    lengths.set(all, [...(lengths.get(all) ?? []), ...words])
    return [...headingProblems(file, locale, pieces), ...pageSentenceProblems(file, words)]
  }

  function checkPage(page: PageId, locale: Locale): string[] {
    const file = pageFile(page, locale).join('/')
    const content = readPageFile(page, locale)
    for (const id of factIdsIn(readText(contentPath(file)))) usedFacts.add(id)
    const calculator = calculatorOf(page)
    if (calculator !== undefined && facts !== undefined) {
      for (const id of ratesOf(calculator, facts).facts) usedFacts.add(id)
    }
    once('metaTitle', `${locale} ${content.metaTitle}`, file)
    once('metaDescription', `${locale} ${content.metaDescription}`, file)
    const pieces = piecesOf(content)
    checkProse(file, locale, pieces)
    const terms = 'terms' in content ? (content.terms ?? []) : []
    const length = pageLengthProblem(content.stage, wordCount(content))
    const [kind = ''] = page.split('.')
    return [
      ...(content.stage === 'complete' ? checkSections(kind, file, locale, pieces) : []),
      ...feeProblems(file, pieces),
      ...futureDays(file, content),
      ...unofficialSources(file, 'sources' in content ? content.sources : []),
      ...unnamedTerms(file, locale, terms, glossary),
      ...(length === undefined ? [] : [`${file}: ${length}`]),
    ]
  }

  function replyProse(locale: Locale): string[] {
    const file = `replies/${locale}.yaml`
    const pieces = piecesOf(readReplyTemplates(locale))
    return [
      ...languageProblems(file, locale, pieces),
      ...avoidedWords(file, locale, pieces, glossary),
      ...voice[locale].problems(file, pieces),
    ]
  }

  function checkPlan(locale: Locale): string[] {
    const pieces = planPieces(locale)
    checkProse('plan', locale, pieces)
    return feeProblems('plan', pieces)
  }

  for (const page of pageIds)
    for (const locale of locales) problems.push(...found(() => checkPage(page, locale)))
  // No page can be shown without the parts common to all pages.
  if (identity !== undefined && readable(siteArticles) !== undefined) {
    problems.push(...pageProblems(identity))
    problems.push(...found(() => otherProblems(identity, siteAddresses(identity))))
    problems.push(...articleProblems(once, usedFacts, checkProse))
    problems.push(...found(planProblems))
  }
  if (identity !== undefined) {
    const places = await checkPlaces(identity)
    problems.push(...places.problems)
    notes.push(...places.notes)
  }
  for (const id of readable(planFacts) ?? []) usedFacts.add(id)
  for (const locale of locales) problems.push(...found(() => checkPlan(locale)))
  problems.push(
    ...(contentOnly ? [] : messageProblems()),
    ...found(consentProblems),
    ...strayFiles(),
    ...found(() => sceneProblems(readScenes(), siteArticles().articles)),
    ...quoteProblems(),
    ...found(searchWordProblems),
    ...found(replyTemplateProblems),
    ...locales.flatMap((locale) => found(() => replyProse(locale))),
    ...locales.flatMap((locale) =>
      found(() => otherTexts(locale).flatMap(({ file, pieces }) => voice[locale].problems(file, pieces))),
    ),
    ...found(policyProblems),
  )
  if (complete)
    for (const locale of locales)
      problems.push(...sentences[locale].idleExceptions(), ...voice[locale].idleExceptions())

  for (const [kind, words] of lengths) problems.push(...kindSentenceProblems(kind, words))

  const today = madridToday()
  for (const fact of facts?.values() ?? []) {
    problems.push(...futureDays(fact.id, fact))
    if ('url' in fact.source) problems.push(...unofficialSources(fact.id, [fact.source]))
    if (fact.review <= today) notes.push(`${fact.id} should have been looked at again on ${fact.review}`)
  }
  const notListed = identity && daysNotListed(identity.holidays, Temporal.PlainDate.from(today))
  if (notListed !== undefined && notListed > 0)
    notes.push(
      `site.yaml: holidays end with a year that the book outlasts: its last ${notListed} days are closed`,
    )
  if (identity !== undefined) notes.push(...identityNotes(identity, today))

  const texts = `${pageIds.length} pages in ${locales.length} languages`
  if (!complete || facts === undefined) {
    const summary = [`${texts}; not all could be read, and what depends on that was not checked`]
    return { summary, notes, problems }
  }
  const unused = [...facts.keys()].filter((id) => !usedFacts.has(id))
  const counts = `${texts}, ${facts.size} facts, ${unused.length} of them not used yet, ${glossary.length} glossary terms`
  const listed = listUnused ? unused.map((id) => `unused: ${id}`) : []
  return { summary: [counts, ...listed], notes, problems }
}

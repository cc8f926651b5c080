import { siteArticles, claimsPageExtras, loadPage, pageMoney } from '#content/load.server.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { readArticles } from '#content/articles/article-files.server.ts'
import { readPhrases } from '#content/claims.server.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { readCompanyFiles, readMarkets, readGlossary } from '#content/company-files.server.ts'
import { planData } from '#content/plan/load-plan.server.ts'
import { readPlanCases, readPlanQuestions, readPlanSteps } from '#content/plan/read-plan.server.ts'
import { readFacts } from '#content/facts/facts.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { problemsIn, readAll } from '#content/read-all.ts'
import { readReplyTemplates } from '#content/replies.server.ts'
import { readPrices } from '#content/money.server.ts'
import { readScenes } from '#content/scenes.server.ts'
import { readPopularPages, readSearchWords } from '#content/search-words.server.ts'
import type { Identity } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageIds, type PageId } from '#map/pages/pages.ts'
import { pagePath, type Address } from '#map/paths.ts'
import { routeRuleTable } from '#map/route-rules.ts'

const ofPages = <T>(read: (page: PageId, locale: Locale) => T) =>
  pageIds.flatMap((page) => locales.map((locale) => () => read(page, locale)))

/** Every unreadable content file, with its errors. */
export function fileProblems(): string[] {
  return problemsIn(() =>
    readAll([
      readIdentity,
      readFacts,
      readGlossary,
      readCompanyFiles,
      readMarkets,
      readPhrases,
      readPopularPages,
      readPrices,
      readScenes,
      ...locales.map((locale) => () => readSearchWords(locale)),
      ...locales.map((locale) => () => readReplyTemplates(locale)),
      ...locales.map((locale) => () => closedDaysOf(readIdentity(), locale)),
      readArticles,
      readPlanQuestions,
      readPlanSteps,
      readPlanCases,
      ...ofPages(readPageFile),
    ]),
  )
}

/** Errors of readable pages: missing facts, pages and desks, and invalid notation. */
export function pageProblems(identity: Identity): string[] {
  return problemsIn(() => readAll(ofPages((page, locale) => loadPage(pagePath(page, locale, identity)))))
}

/** The same for articles, phrases and path rules. */
export function otherProblems(identity: Identity, addresses: readonly Address[]): string[] {
  const { articles } = siteArticles()
  return problemsIn(() =>
    readAll([
      () => routeRuleTable(identity, addresses),
      ...locales.map((locale) => () => claimsPageExtras(locale)),
      ...ofPages(pageMoney),
      ...locales.map((locale) => () => planData(locale)),
      ...articles.flatMap(({ id }) => locales.map((locale) => () => articleIn(id, locale))),
    ]),
  )
}

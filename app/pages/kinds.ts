import type { ComponentType } from 'react'
import type { ArticleContent, ArticleListContent } from '#content/articles/article-view.ts'
import type { ClaimsExtras, StormFirst } from '#content/claims.ts'
import type { PlanPageData } from '#domains/plan/plan-page-data.ts'
import type { PassedAnswers } from '#domains/requests/dialog/form-page.ts'
import type { ClosedDay, OtherHours } from '#content/facts/closed-day.ts'
import type { HomeReading } from '#content/articles/load-article-list.server.ts'
import type { PageInfo } from '#content/page-info.ts'
import type { Markets } from '#content/schema/schema.company.ts'
import type { MoneyBoxContent, PriceRow } from '#content/money.ts'
import type { GlossaryEntry } from '#content/glossary.ts'
import type { ListFilter } from '#domains/lists/list-filter.ts'
import type { CalculatorData, ShortCalculator } from '#domains/calculators/calculator-page.ts'
import type { SearchAnswer } from '#domains/search/query/search-answer.ts'
import type { PageContent } from '#content/page-file.server.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { TitledText } from '#design/blocks/types.ts'

/** The visually distinct kinds of page; each has its own chunk and style sheet. */
export type ViewKind =
  | 'home'
  | 'index'
  | 'product'
  | 'service'
  | 'search'
  | 'prices'
  | 'glossary'
  | 'brief'
  | 'hub'
  | 'hours'
  | 'office'
  | 'contact'
  | 'article'
  | 'articles'
  | 'text'
  | 'lifestyle'
  | 'claims'
  | 'plan'
  | 'calculator'
  | 'calculators'
  | 'clients'

/** A loaded page with the view that shows it. */
export interface RoutePage {
  readonly page: PageInfo & { readonly view: ViewKind }
  readonly content: Resolved<PageContent> | ArticleContent
  /** On the search page: the results for the address's query. */
  readonly found?: SearchAnswer
  /** On the home page and the index: the compulsory products. */
  readonly required?: Readonly<Partial<Record<PageId, 'yes' | 'sometimes'>>>
  /**
   * On pages with hours: the days on which offices are closed; on an office's page, that office.
   */
  readonly closedDays?: readonly ClosedDay[]
  /** On the same pages: the days with special hours. */
  readonly otherHours?: readonly OtherHours[]
  /** On an office's page: directions that depend on its address. */
  readonly directions?: readonly TitledText[]
  /** On the index: one sentence on each product. */
  readonly summaries?: Readonly<Partial<Record<PageId, string>>>
  /** On the home page: articles and news, if any. */
  readonly reading?: HomeReading
  /** On the pages that list articles. */
  readonly list?: ArticleListContent
  /** On the lifestyle page: the towns with a market, by weekday. */
  readonly markets?: Markets
  /** On pages of services and products: what they cost, if content/prices.yaml says so. */
  readonly money?: MoneyBoxContent | undefined
  /** On the page of prices: all services. */
  readonly prices?: readonly PriceRow[]
  /** On the page of the glossary: all terms. */
  readonly glossary?: readonly GlossaryEntry[]
  /** On these two: what the address asks for. */
  readonly filter?: ListFilter
  /** On the move plan: its questions and steps, and the answers in the address. */
  readonly plan?: PlanPageData
  /** The visitor's answers in the address, for the forms over the page. */
  readonly passed?: PassedAnswers
  /** On the claims page: its data beyond its own text. */
  readonly claims?: ClaimsExtras
  /** On the page of a calculator: its rates and their sources. */
  readonly calculator?: CalculatorData
  /** On a page that a calculator belongs to: a short form of it. */
  readonly shortCalculator?: ShortCalculator
  /** On the home page in storm mode: what to do first. */
  readonly storm?: StormFirst
}

/** The props of every kind of page. */
export interface PageViewProps {
  readonly data: RoutePage
}

type View = ComponentType<PageViewProps>

/** A view's module: the view and its other dependencies. */
interface ViewModule {
  readonly default: View
  /** The path of its own style sheet. */
  readonly styles?: string
  /** Loads its own messages. */
  readonly loadTexts?: (locale: Locale) => Promise<unknown>
}

/** The chunk of each view. */
export const viewModules: Record<ViewKind, () => Promise<ViewModule>> = {
  home: () => import('./home/view.tsx'),
  index: () => import('./index/view.tsx'),
  product: () => import('./product/view.tsx'),
  service: () => import('./service/view.tsx'),
  search: () => import('./search/view.tsx'),
  prices: () => import('./prices/view.tsx'),
  glossary: () => import('./glossary/view.tsx'),
  brief: () => import('./brief/view.tsx'),
  hub: () => import('./hub/view.tsx'),
  hours: () => import('./hours/view.tsx'),
  article: () => import('./article/view.tsx'),
  articles: () => import('./articles/view.tsx'),
  text: () => import('./text/view.tsx'),
  lifestyle: () => import('./lifestyle/view.tsx'),
  office: () => import('./office/view.tsx'),
  contact: () => import('./contact/view.tsx'),
  claims: () => import('./claims/view.tsx'),
  plan: () => import('./plan/view.tsx'),
  calculator: () => import('./calculator/view.tsx'),
  calculators: () => import('./calculators/view.tsx'),
  clients: () => import('./clients/view.tsx'),
}

const loaded: Partial<Record<ViewKind, View>> = {}

/** The view of a kind, if its chunk is loaded. */
export function peekView(kind: ViewKind): View | undefined {
  return loaded[kind]
}

/** Loads a kind's view, once. */
export async function loadView(kind: ViewKind): Promise<View> {
  return (loaded[kind] ??= (await viewModules[kind]()).default)
}

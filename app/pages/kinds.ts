import type { ComponentType } from 'react'
import type { ClaimsExtras, StormFirst } from '#content/claims.ts'
import type { ClosedDay } from '#content/closed-day.ts'
import type { LoadedPage, PageInfo } from '#content/page-info.ts'
import type { PageContent } from '#content/page-file.server.ts'
import type { PageId } from '#site/pages.ts'

/** The kinds of page that look different; each has a chunk and a style sheet of its own. */
export type ViewKind = 'home' | 'index' | 'product' | 'service' | 'brief' | 'hub' | 'hours' | 'claims'

/** A loaded page with the view that shows it. */
export interface RoutePage extends LoadedPage<PageContent> {
  readonly page: PageInfo & { readonly view: ViewKind }
  /** On the home page and the index: the products that the law demands. */
  readonly required?: Readonly<Partial<Record<PageId, 'yes' | 'sometimes'>>>
  /** On pages with hours: the days on which offices are closed. */
  readonly closedDays?: readonly ClosedDay[]
  /** On the index: one sentence on each product. */
  readonly summaries?: Readonly<Partial<Record<PageId, string>>>
  /** On the claims page: what it shows beyond its own words. */
  readonly claims?: ClaimsExtras
  /** On the home page in storm mode: what to do first. */
  readonly storm?: StormFirst
}

/** What every kind of page renders from. */
export interface PageViewProps {
  readonly data: RoutePage
}

type View = ComponentType<PageViewProps>

const loaders: Record<ViewKind, () => Promise<{ default: View }>> = {
  home: () => import('./home/view.tsx'),
  index: () => import('./index/view.tsx'),
  product: () => import('./product/view.tsx'),
  service: () => import('./service/view.tsx'),
  brief: () => import('./brief/view.tsx'),
  hub: () => import('./hub/view.tsx'),
  hours: () => import('./hours/view.tsx'),
  claims: () => import('./claims/view.tsx'),
}

const loaded: Partial<Record<ViewKind, View>> = {}

/** The view of a kind, if its chunk is there. */
export function peekView(kind: ViewKind): View | undefined {
  return loaded[kind]
}

/** Loads a kind's view, once. */
export async function loadView(kind: ViewKind): Promise<View> {
  return (loaded[kind] ??= (await loaders[kind]()).default)
}

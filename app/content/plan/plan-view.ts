import type { RichTextValue } from '#design/rich-text.tsx'
import type { Condition } from '#content/conditions/conditions.ts'
import type { CalendarPeriod } from '#content/conditions/calendar.ts'
import type { PageLink } from '#content/facts/resolved.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { PlanAnchor } from '#content/schema/schema.plan.ts'

/** A date of a step: counted from a day, or a fixed one. */
export type PlanDue = {
  readonly when?: Condition | undefined
  /** Who sets the date. */
  readonly by: 'law' | 'advice'
} & (
  | { readonly from: PlanAnchor; readonly period: CalendarPeriod; readonly words: string }
  | { readonly on: string }
)

/** What the engine needs of a step. */
export interface PlanRule {
  readonly id: string
  readonly when: Condition
  readonly due: readonly PlanDue[]
  readonly begin?: CalendarPeriod | undefined
  /** Ids of the steps that come first, if they are in the plan. */
  readonly after: readonly string[]
  /** Each person does it. */
  readonly each: boolean
}

/** Where a figure or a rule comes from. */
export interface PlanSource {
  readonly source: string
  readonly url?: string | undefined
  readonly asOf?: string | undefined
}

/** An official fee with its source. */
export interface PlanFee extends PlanSource {
  readonly amount: string
}

/** A step in one language. */
export interface PlanStep extends PlanRule {
  readonly title: string
  readonly why: RichTextValue
  readonly kind: 'law' | 'advice'
  readonly where: RichTextValue
  readonly places: Readonly<Record<string, RichTextValue>>
  /** A list of documents, and option ids of its case beside those that follow from the answers. */
  readonly papers?:
    | { readonly page: PageId; readonly href: string; readonly case: readonly string[] }
    | undefined
  readonly page: PageLink
  readonly fee?: 'free' | 'ask' | readonly PlanFee[] | undefined
  readonly time?: string | undefined
  /** The law behind the step. */
  readonly basis?: PlanSource | undefined
  readonly who: 'we' | 'person' | 'you'
}

/** A question in one language. */
export interface PlanQuestion {
  readonly id: string
  readonly kind: 'one' | 'several' | 'date'
  readonly label: string
  /** For the chip that shows the answer. */
  readonly short: string
  readonly hint?: string | undefined
  readonly none?: string | undefined
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** The plan page's data beyond its own text. */
export interface PlanData {
  readonly questions: readonly PlanQuestion[]
  readonly steps: readonly PlanStep[]
}

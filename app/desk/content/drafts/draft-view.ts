/** A line with a link. */
export interface LinkedLine {
  readonly words: string
  readonly href: string | undefined
}

/** What is asked about a change, with what can be done about it. */
export interface QuestionLine extends LinkedLine {
  readonly id: string
  /** The place of a fact whose value was seen today, if that was asked. */
  readonly seen: string | undefined
}

/** What a draft's page knows. */
export interface DraftView {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly changes: readonly { readonly text: LinkedLine; readonly lines: readonly string[] }[]
  /** Undefined while the check is running. */
  readonly problems: readonly LinkedLine[] | undefined
  readonly questions: readonly QuestionLine[]
  readonly scheduled: { readonly at: string; readonly by: string } | undefined
  /** The last request about this draft, if it failed or is on its way. */
  readonly result: { readonly id: string; readonly words: string; readonly failed: boolean } | undefined
  /** Undefined where the desk serves no previews. */
  readonly preview: 'none' | 'building' | 'ready' | 'failed' | undefined
  /** The first day that can be chosen. */
  readonly today: string
  readonly tomorrow: string
}

/** The id of the control with which a question is answered. */
export function sureName(index: number): string {
  return `sure-${index}`
}

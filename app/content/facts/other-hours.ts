/** A day on which offices are open for other hours than their week has. */
export interface OtherHours {
  /** ISO day. */
  readonly day: string
  /** Local ranges such as `09:00-13:00`; none where they do not open. */
  readonly ranges: readonly string[]
  /** Ids of the offices' pages. */
  readonly offices: readonly string[]
}

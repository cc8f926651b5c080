/** People need longer than this to fill a form, in milliseconds. */
const fastest = 2_500

/** What a form carries unseen against robots. */
interface UnseenFields {
  /** A field that people do not see. */
  readonly website?: string
  /** When the form was opened, in milliseconds since 1970. */
  readonly opened?: number
}

/**
 * Whether a form was filled as robots fill it: the unseen field, or faster than anybody types. The time of
 * opening is the visitor's own clock; where that is ahead of ours it tells nothing.
 */
export function looksLikeRobot({ website, opened }: UnseenFields, now: number): boolean {
  const took = opened === undefined ? undefined : now - opened
  return website !== undefined || (took !== undefined && took >= 0 && took < fastest)
}

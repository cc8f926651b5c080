/** The parameter of a page's address with the answer that was given on it, and the name of the form's field. */
export const feedbackParameter = 'feedback'

/** The id of the thanks, to scroll to. */
export const feedbackId = 'feedback'

const values = ['yes', 'no', 'sent', 'later'] as const

/** What the page says after an answer; `later` if it could not be stored. */
export type Given = (typeof values)[number]

/** The answer in a page's address. */
export function givenIn(search: string): Given | undefined {
  const value = new URLSearchParams(search).get(feedbackParameter)
  return values.find((each) => each === value)
}

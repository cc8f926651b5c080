/** The parameter of a page's address with the answer that was given on it, and the name of the form's field. */
export const feedbackParameter = 'feedback'

/** The id of the thanks, to scroll to. */
export const feedbackId = 'feedback'

/** What the page says after an answer; `later` if it could not be stored. */
export const givenAnswers = ['yes', 'no', 'sent', 'later'] as const
export type Given = (typeof givenAnswers)[number]

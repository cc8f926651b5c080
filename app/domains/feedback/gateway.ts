import { createContext } from 'react-router'
import type { Locale } from '#map/locale.ts'

/** Maximum length of what was missing, in characters. */
export const missingLimit = 280

/** What a reader answered on a page. */
export type Feedback = { readonly path: string; readonly locale: Locale } & (
  | { readonly answer: 'yes' | 'no' }
  | { readonly answer: 'missing'; readonly text: string }
)

/** The way from the pages to the store. */
export interface FeedbackGateway {
  keep(feedback: Feedback): Promise<'kept' | 'unavailable'>
}

/** Set by the server for each request. */
export const feedbackGateway = createContext<FeedbackGateway>()

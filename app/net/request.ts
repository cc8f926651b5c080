import { ofetch } from 'ofetch'

/**
 * The site's HTTP client in the browser. Its defaults are the specified ones: one retry of safe
 * requests on 408, 409, 425, 429, 500, 502, 503 and 504. To set `retry` here would repeat posts too.
 * Rejects with ofetch's FetchError, which carries the answer, where there was one.
 */
export const request = ofetch

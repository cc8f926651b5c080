import { createFetch, type FetchOptions } from 'ofetch'
import { pending } from './pending.ts'

const client = createFetch()

/**
 * Counts a request as pending until its answer has arrived; a low-priority request is background
 * work and does not count.
 */
async function counted<T>(answer: Promise<T>, { priority }: Pick<RequestInit, 'priority'>): Promise<T> {
  if (priority === 'low') return await answer
  pending.begin()
  return await answer.finally(pending.end)
}

/**
 * The site's HTTP client in the browser, for JSON, with the specified defaults: one retry of safe
 * requests on 408, 409, 425, 429, 500, 502, 503 and 504. Setting `retry` here would repeat posts
 * too. Rejects with ofetch's FetchError, which carries the answer if there was one.
 */
export function request<T>(address: string, options: FetchOptions<'json'> = {}): Promise<T> {
  return counted(client<T>(address, options), options)
}

/** The same for any content: the answer, with its complete body as `_data`. */
export function requestBytes(address: string, options: FetchOptions<'arrayBuffer'>) {
  return counted(client.raw(address, { ...options, responseType: 'arrayBuffer' }), options)
}

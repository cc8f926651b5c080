import { createFetch, type FetchOptions } from 'ofetch'
import { pending } from './pending.ts'

const client = createFetch()

/** Counts a request as pending until its answer is here; one of low priority is background work nobody waits for. */
async function counted<T>(answer: Promise<T>, { priority }: Pick<RequestInit, 'priority'>): Promise<T> {
  if (priority === 'low') return await answer
  pending.begin()
  return await answer.finally(pending.end)
}

/**
 * The site's HTTP client in the browser, for JSON. Its defaults are the specified ones: one retry of safe
 * requests on 408, 409, 425, 429, 500, 502, 503 and 504. To set `retry` here would repeat posts too.
 * Rejects with ofetch's FetchError, which carries the answer, where there was one.
 */
export function request<T>(address: string, options: FetchOptions<'json'> = {}): Promise<T> {
  return counted(client<T>(address, options), options)
}

/** The same for any content: the answer, with its body read to its end as `_data`. */
export function requestBytes(address: string, options: FetchOptions<'arrayBuffer'>) {
  return counted(client.raw(address, { ...options, responseType: 'arrayBuffer' }), options)
}

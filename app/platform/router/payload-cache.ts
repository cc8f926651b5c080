import { failedPayload } from '#platform/browser/failed-payload.ts'
import { FetchError, type FetchResponse } from 'ofetch'
import { requestBytes } from '#platform/browser/request.ts'
import type { FetchPayload } from './payload.ts'

/** How long a cached payload counts as fresh, in milliseconds. */
const maxAge = 5 * 60_000
/** The maximum number of payloads in the cache; the oldest are evicted first. */
const maxEntries = 60

interface Payload {
  readonly at: number
  /** Whether it has arrived and may be cached. */
  here: boolean
  readonly answer: Promise<Response>
}

/** An in-memory cache of payloads for this visit, by address. */
export interface PayloadCache {
  /** Prefetches a payload unless a fresh one is cached, and returns a copy. Rejects if it cannot be fetched. */
  readonly prefetch: (address: string) => Promise<Response>
  /** The payload for a navigation: a fresh one from the cache, else a new one, else a stale one. */
  readonly answer: (address: string, fetchPayload: () => Promise<Response>) => Promise<Response>
  readonly has: (address: string) => boolean
}

function mayKeep(answer: Response): boolean {
  return answer.ok && !/no-store/.test(answer.headers.get('cache-control') ?? '')
}

/** Reads a response to its end, so that one whose connection breaks is never cached. */
async function whole(answer: Response): Promise<Response> {
  if (!mayKeep(answer)) return answer
  const { status, headers } = answer
  return new Response(answer.body && (await answer.arrayBuffer()), { status, headers })
}

async function load(address: string): Promise<Response> {
  try {
    const { _data, status, headers } = await requestBytes(address, { priority: 'low' })
    return new Response(_data, { status, headers })
  } catch (error) {
    console.error(failedPayload, error instanceof FetchError ? error.message : error)
    throw error
  }
}

/** Behaves as plain `fetch` does, but retries once where that may help, and counts as pending. */
async function loadForRouter(address: string, signal: AbortSignal): Promise<Response> {
  const found = await requestBytes(address, { signal }).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    if (error.response === undefined) throw error.cause
    return error.response as FetchResponse<ArrayBuffer>
  })
  const { status, statusText } = found
  return new Response(found._data, { status, statusText, headers: found.headers })
}

/** Creates a cache, so that a page prefetched or visited before needs no network. */
export function createPayloadCache(fetchPayload = load, now: () => number = Date.now): PayloadCache {
  const kept = new Map<string, Payload>()
  const keep = (address: string, answer: Promise<Response>) => {
    const before = kept.get(address)
    kept.delete(address)
    const payload = { at: now(), here: false, answer }
    kept.set(address, payload)
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - maxEntries))) kept.delete(old)
    answer.then(
      (found) => (payload.here = mayKeep(found)) || kept.delete(address),
      // A stale payload stays usable where it could not be refreshed.
      () => (before ? kept.set(address, before) : kept.delete(address)),
    )
    return answer
  }
  const fresh = (address: string) => {
    const found = kept.get(address)
    return found !== undefined && now() - found.at < maxAge ? found.answer : undefined
  }
  const copy = async (answer: Promise<Response>) => (await answer).clone()
  return {
    prefetch: async (address) => await copy(fresh(address) ?? keep(address, fetchPayload(address))),
    answer: async (address, fetchForRouter) => {
      // If the running prefetch fails, the navigation makes its own request.
      const known = await fresh(address)?.catch(() => undefined)
      if (known !== undefined) return known.clone()
      const before = kept.get(address)
      try {
        return await copy(keep(address, fetchForRouter().then(whole)))
      } catch (error) {
        if (before === undefined) throw error
        return await copy(before.answer)
      }
    },
    has: (address) => kept.get(address)?.here === true,
  }
}

/** Fetches payloads through a cache and with a retry. With a query, as of a search, they are not cached. */
export function fetchThrough(cache: PayloadCache): FetchPayload {
  return (address, { signal }) => {
    const load = () => loadForRouter(address, signal)
    return address.includes('?') ? load() : cache.answer(address, load)
  }
}

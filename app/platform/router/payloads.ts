import { failedPayload } from '#platform/browser/failed-payload.ts'
import { FetchError, type FetchResponse } from 'ofetch'
import { requestBytes } from '#platform/browser/request.ts'

/** How long a payload that was fetched ahead is as good as a fresh one, in milliseconds. */
const freshness = 5 * 60_000
/** Payloads kept at most; the oldest go first. */
const most = 60

interface Payload {
  readonly at: number
  /** Whether it has arrived. */
  here: boolean
  readonly answer: Promise<Response>
}

/** The payloads of this visit, by address. */
export interface Payloads {
  /** Fetches a page's payload ahead, once while it is fresh, and gives a copy. Rejects where it cannot be had. */
  readonly prefetch: (address: string) => Promise<Response>
  /** The answer for the router: one kept and fresh, else a new one, else an old one. */
  readonly answer: (address: string, ask: () => Promise<Response>) => Promise<Response>
  readonly has: (address: string) => boolean
}

/** The address of a page's payload (React Router's single fetch). */
export function payloadAddress(pathname: string): string {
  return `${pathname === '/' ? '/_' : pathname.replace(/\/$/, '')}.data`
}

function mayKeep(answer: Response): boolean {
  return answer.ok && !/no-store/.test(answer.headers.get('cache-control') ?? '')
}

/** Read to its end: one that breaks off on the way is none, and would be kept as a good one. */
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

/** A payload as the router gets it from fetch, but asked for once more where that may help. */
async function loadForRouter({ href }: URL, { signal, headers }: RequestInit = {}): Promise<Response> {
  const found = await requestBytes(href, {
    ...(signal && { signal }),
    ...(headers && { headers }),
  }).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    if (error.response === undefined) throw error.cause
    return error.response as FetchResponse<ArrayBuffer>
  })
  const { status, statusText } = found
  return new Response(found._data, { status, statusText, headers: found.headers })
}

/** Keeps payloads in memory, so that a page fetched ahead or seen before needs no network. */
export function createPayloads(fetchPayload = load, now: () => number = Date.now): Payloads {
  const kept = new Map<string, Payload>()
  const keep = (address: string, answer: Promise<Response>) => {
    const before = kept.get(address)
    kept.delete(address)
    const payload = { at: now(), here: false, answer }
    kept.set(address, payload)
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(old)
    answer.then(
      (found) => (payload.here = mayKeep(found)) || kept.delete(address),
      // What could not be renewed stays readable.
      () => (before ? kept.set(address, before) : kept.delete(address)),
    )
    return answer
  }
  const fresh = (address: string) => {
    const found = kept.get(address)
    return found !== undefined && now() - found.at < freshness ? found.answer : undefined
  }
  const copy = async (answer: Promise<Response>) => (await answer).clone()
  return {
    prefetch: async (address) => await copy(fresh(address) ?? keep(address, fetchPayload(address))),
    answer: async (address, ask) => {
      // One that fails under another navigation is asked for anew.
      const known = await fresh(address)?.catch(() => undefined)
      if (known !== undefined) return known.clone()
      const before = kept.get(address)
      try {
        return await copy(keep(address, ask().then(whole)))
      } catch (error) {
        if (before === undefined) throw error
        return await copy(before.answer)
      }
    },
    has: (address) => kept.get(address)?.here === true,
  }
}

/** The address of the payload that a request of the page asks for; none for posts and other origins. */
function payloadOf(input: RequestInfo | URL, init?: RequestInit): URL | undefined {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  if (method !== 'GET') return undefined
  const url = new URL(input instanceof Request ? input.url : String(input), location.href)
  if (url.origin !== location.origin || !url.pathname.endsWith('.data')) return undefined
  return url
}

/**
 * Lets the router take its payloads from what is kept. It has no hook for them that leaves their
 * addresses, which are those of static files, as they are (ADR 0018).
 */
export function serveRouter(payloads: Payloads): void {
  const native = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = payloadOf(input, init)
    if (url === undefined) return await native(input, init)
    const ask = () => loadForRouter(url, init)
    // With a query it is an answer of its own, as to a search.
    return await (url.search === '' ? payloads.answer(url.pathname, ask) : ask())
  }
}

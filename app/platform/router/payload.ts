import { UNSAFE_decodeViaTurboStream as decode, type ClientLoaderFunctionArgs } from 'react-router'

/** The result of a route's loader in a payload (React Router's single fetch). */
export interface RouteResult {
  readonly data?: unknown
  readonly error?: unknown
}

/** The address of a page's payload. */
export function payloadAddress(pathname: string): string {
  return `${pathname === '/' ? '/_' : pathname.replace(/\/$/, '')}.data`
}

/** Reads a payload: the results of the loaders, by the route's id. */
export async function decodePayload(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const { value } = await decode(body, globalThis as Window & typeof globalThis)
  return value as Readonly<Record<string, RouteResult | undefined>>
}

/** Fetches the payload of the page that the visitor navigates to. */
export type FetchPayload = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>

/** How payloads are fetched: plainly, until code loaded after the first visit's script adds a cache and a retry. */
export const payloads: { fetch: FetchPayload } = { fetch: (address, init) => fetch(address, init) }

/**
 * The `clientLoader` of every route. React Router's own request for a payload cannot be retried or answered from a
 * cache, and that of `serverLoader` adds `?_routes=`, which the addresses of static files do not have (ADR 0018).
 * @throws what the route's loader has thrown; the response itself where the site's loaders did not answer
 */
export async function loadPayload({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url)
  const response = await payloads.fetch(payloadAddress(pathname) + search, { signal: request.signal })
  if (response.status >= 400 && !response.headers.has('X-Remix-Response')) throw response
  // The root has no loader, so that there is one result.
  const [result] = response.body === null ? [] : Object.values(await decodePayload(response.body))
  // A redirect, which no loader of this site returns for a link.
  if (result === undefined) return await serverLoader()
  if ('error' in result) throw result.error
  return result.data
}

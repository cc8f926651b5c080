/// <reference lib="webworker" />
// Keeps the claims page readable without a connection: a service worker whose scope is the address of
// that page alone. Compiled to /claims-worker.js by tools/build/bundles.ts; imports nothing.
// docs/decisions/0016-claims-offline.md says how to withdraw it.

interface KeepOrder {
  /** The page's path, percent-encoded as the browser has it. */
  readonly page: string
  /** The page's build. */
  readonly build: string
  /** The page's other dependencies. */
  readonly parts: readonly string[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
/** How long to wait for the network before falling back to the saved page, in milliseconds. */
const patience = 4_000

const prefixOf = (page: string) => `claims ${page} `

/** The site's hours and closures, which change without a new build. */
const isLiving = (part: string) => part.startsWith('/site-data/')

/** Fetches missing files. Throws if one fails, so that a copy is complete or not used. */
async function fill(cache: Cache, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    if (!isLiving(part) && (await cache.match(part))) continue
    const answer = await fetch(part, isLiving(part) ? { cache: 'no-cache' } : {})
    if (!answer.ok) throw new Error(`${part} answered ${answer.status}`)
    await cache.put(part, answer)
  }
}

/**
 * Saves the page with all its files, then deletes copies of earlier builds. A page from another
 * build than its files, as just after a deployment, is left for the next visit.
 */
async function keep({ page, build, parts }: KeepOrder): Promise<boolean> {
  const name = prefixOf(page) + build
  const answer = await fetch(page, { cache: 'no-cache' })
  const html = await answer.clone().text()
  if (!answer.ok || !html.includes(build)) return false
  // After client navigation, this page's state file has not been loaded.
  const state = /data-src="([^"]+\.state)"/.exec(html)?.slice(1) ?? []
  const cache = await caches.open(name)
  await fill(cache, [...parts, ...state])
  await cache.put(page, answer)
  const old = (await caches.keys()).filter((other) => other.startsWith(prefixOf(page)) && other !== name)
  await Promise.all(old.map((other) => caches.delete(other)))
  return true
}

function saved(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' })
}

/**
 * From the network; from the copy if that or the server fails or, for the page itself, takes too
 * long.
 */
async function networkFirst(request: Request): Promise<Response> {
  const copy = await saved(request)
  if (copy === undefined) return fetch(request)
  const instead = () => copy.clone()
  // A proxy answers for a server that is down.
  const answer = fetch(request).then((given) => (given.status >= 500 ? instead() : given), instead)
  if (request.mode !== 'navigate') return answer
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(instead()), patience))
  return Promise.race([answer, late])
}

/** Hashed files never change. */
const copyFirst = async (request: Request) => (await saved(request)) ?? fetch(request)

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('message', (event) => {
  const { data, ports } = event as ExtendableMessageEvent & { readonly data: KeepOrder }
  const work = keep(data)
    .catch(() => false)
    .then((done) => ports[0]?.postMessage(done))
  event.waitUntil(work)
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  // A form, or the answer to one, is never served from a copy.
  if (request.method !== 'GET' || origin !== location.origin || searchParams.has('dialog')) return
  event.respondWith(pathname.startsWith('/assets/') ? copyFirst(request) : networkFirst(request))
})

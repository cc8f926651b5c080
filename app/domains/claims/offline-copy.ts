interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

const workerPath = '/claims-worker.js'
/** The key under which the browser keeps that the visitor wants no copy. */
export const refusedKey = 'claims:no-copy'
/** What a page is made of, beyond itself: hashed files, fonts and pictures. */
const partPaths = /^\/(?:assets|fonts|art)\//

let trusted: string | undefined

/** Pages demand a named policy for script addresses (Trusted Types, W3C); this one knows a single address. */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trusted
    ? undefined
    : trustedTypes?.createPolicy('claims-worker', { createScriptURL: () => workerPath })
  return (trusted ??= policy?.createScriptURL(workerPath) ?? workerPath)
}

/** The parts that this page has loaded so far. */
function loadedParts(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const parts = urls
    .filter(({ origin, pathname }) => origin === location.origin && partPaths.test(pathname))
    .map(({ pathname }) => pathname)
  return [...new Set(parts)]
}

function active({ active: now, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (now) return Promise.resolve(now)
  const coming = installing ?? waiting
  return new Promise((resolve, reject) => {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
      if (coming.state === 'redundant') reject(new Error('the worker was not installed'))
    })
  })
}

/** Whether this browser can keep a copy, and the visitor has not removed it. */
export function mayKeepCopy(): boolean {
  try {
    return 'serviceWorker' in navigator && localStorage.getItem(refusedKey) === null
  } catch {
    return false
  }
}

/**
 * Saves the claims page at a path for the time without a connection. False where it could not be saved whole.
 * @param build the build that the page's scripts belong to
 */
export async function keepCopy(page: string, build: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.register(trustedWorkerPath(), { scope: page })
  const worker = await active(registration)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data))
    port1.start()
  })
  worker.postMessage({ page, build, parts: loadedParts() }, [port2])
  return answer.finally(() => port1.close())
}

/** Removes every saved claims page and the workers behind them, and remembers that the visitor wants none. */
export async function removeCopies(): Promise<void> {
  localStorage.setItem(refusedKey, '1')
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('claims ')).map((name) => caches.delete(name)))
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ active: now }) => now?.scriptURL.endsWith(workerPath))
  await Promise.all(own.map((registration) => registration.unregister()))
}

/** Takes the refusal back. */
export function allowCopies(): void {
  localStorage.removeItem(refusedKey)
}

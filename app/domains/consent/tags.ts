import { consentSignals, type ConsentSignal } from '#map/consent-terms.ts'

interface TagWindow {
  dataLayer?: unknown[]
}

function layer(): unknown[] {
  return ((window as TagWindow).dataLayer ??= [])
}

/** Tags read their commands as `arguments` objects, not as arrays. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be no command
  layer().push(arguments)
}

function state(granted: readonly ConsentSignal[]): Record<ConsentSignal, 'granted' | 'denied'> {
  const entries = consentSignals.map((signal) => [signal, granted.includes(signal) ? 'granted' : 'denied'])
  return Object.fromEntries(entries) as Record<ConsentSignal, 'granted' | 'denied'>
}

/** Denies everything; comes before anything else that tags are told. */
export function denyByDefault(): void {
  gtag('consent', 'default', state([]))
}

/** Tells tags what is granted now. */
export function tellTags(granted: readonly ConsentSignal[]): void {
  gtag('consent', 'update', state(granted))
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * Pages demand trusted script addresses. The tag manager loads its tags by plain ones, so a default policy lets
 * through those of its own origin; markup and code as text stay refused.
 */
function trustScriptsOf(origin: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const createScriptURL = (url: string) => (new URL(url, location.href).origin === origin ? url : null)
  trustedTypes?.createPolicy('default', { createScriptURL })
}

let loaded = false

/** Whether the tag manager has been put into this page. */
export function areTagsLoaded(): boolean {
  return loaded
}

/** Loads the tag manager, once for a page. */
export function loadTags(address: string): void {
  if (loaded) return
  loaded = true
  trustScriptsOf(new URL(address).origin)
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { randomUuid } from '#platform/browser/random-uuid.ts'
import {
  allowedPurposes,
  allowedSignals,
  counts,
  valueOf,
  type Answer,
  joinedIds,
  type Asked,
  answerKey,
  keepAnswer,
  readAnswer,
} from './answer.ts'
import { request } from '#platform/browser/request.ts'
import { consentSignals, type ConsentSignal } from '#map/limits.ts'

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

/** Denies everything; must be the first command for tags. */
export function denyByDefault(): void {
  gtag('consent', 'default', state([]))
}

/** Updates the grants for tags. */
function tellTags(granted: readonly ConsentSignal[]): void {
  gtag('consent', 'update', state(granted))
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * Pages require trusted script addresses. The tag manager loads its tags by plain ones, so a
 * default policy allows those of its own origin; markup and code as text stay refused.
 */
function trustScriptsOf(origin: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const createScriptURL = (url: string) => (new URL(url, location.href).origin === origin ? url : null)
  trustedTypes?.createPolicy('default', { createScriptURL })
}

let loaded = false

/** Whether the tag manager has been loaded into this page. */
function areTagsLoaded(): boolean {
  return loaded
}

/** Loads the tag manager, once per page. */
function loadTags(address: string): void {
  if (loaded) return
  loaded = true
  trustScriptsOf(new URL(address).origin)
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/** Whether a configured name, in which `…` matches any suffix, is that of a cookie. */
function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/**
 * The host and its parents, as tags set their cookies on the highest possible domain; and
 * host-only.
 */
function domains(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
}

/** Deletes the cookies of purposes that are no longer allowed. */
function clearCookies(purposes: readonly ConsentPurpose[]): void {
  const patterns = purposes.flatMap(({ cookies }) => cookies.map(({ name }) => name))
  const present = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of present.filter((each) => patterns.some((pattern) => isNamed(pattern, each)))) {
    for (const domain of domains(location.hostname)) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

/**
 * Sends the proof of an answer. Returns whether the server stored it; otherwise the next page
 * retries.
 */
async function proveAnswer({ record, version, asked, value }: Answer): Promise<boolean> {
  try {
    const body = { record, version, asked, allowed: value }
    await request('/api/consents', {
      method: 'POST',
      body,
      keepalive: true,
      timeout: 5_000,
      priority: 'low',
    })
    return true
  } catch {
    return false
  }
}

/** The state shown by banner and settings. */
export interface ConsentState {
  /** The valid answer; undefined until the visitor has answered. */
  readonly answer: Answer | undefined
  readonly settingsOpen: boolean
  /** An answer was just given on this page, with whether the browser stored it. */
  readonly justAnswered: 'kept' | 'unkept' | undefined
}

/** The visitor's consent: the questions, the answer, and its consequences. */
export interface Consent {
  readonly asked: Asked
  readonly get: () => ConsentState
  readonly subscribe: (listener: () => void) => () => void
  /** Allows the optional purposes with these ids and no others. */
  readonly decide: (allowed: ReadonlySet<string>) => void
  readonly showSettings: (open: boolean) => void
}

function prove(answer: Answer): Promise<void> {
  return proveAnswer(answer).then((proven) => {
    if (proven && readAnswer()?.date === answer.date) keepAnswer({ ...answer, proven })
  })
}

/** Updates tags, and loads them if something optional is allowed. */
function apply(asked: Asked, answer: Answer): void {
  const signals = allowedSignals(asked, answer)
  if (signals.length > 0 || areTagsLoaded()) tellTags(signals)
  if (signals.length > 0) loadTags(asked.script)
}

/** The purposes that an answer denies. */
function refusedPurposes(asked: Asked, answer: Answer): readonly ConsentPurpose[] {
  const allowed = allowedPurposes(asked, answer)
  return asked.purposes.filter((purpose) => !allowed.includes(purpose))
}

/** Applies the stored answer, or waits for one. */
export function createConsent(asked: Asked): Consent {
  const listeners = new Set<() => void>()
  const takeUp = (answer: Answer | undefined) =>
    answer && counts(asked, answer, new Date()) ? answer : undefined
  let state: ConsentState = { answer: takeUp(readAnswer()), settingsOpen: false, justAnswered: undefined }
  const set = (change: Partial<ConsentState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /**
   * Applies a new answer. @returns whether the page has to be reloaded, as running tags cannot be
   * stopped
   */
  const follow = (answer: Answer, change: Partial<ConsentState>): boolean => {
    const before = state.answer
    const refused = refusedPurposes(asked, answer)
    const isWithdrawn =
      before !== undefined && allowedPurposes(asked, before).some((each) => refused.includes(each))
    const mustReload = isWithdrawn && areTagsLoaded()
    clearCookies(refused)
    set({ ...change, answer })
    apply(asked, answer)
    return mustReload
  }
  if (state.answer) {
    // Revoked tags may have written cookies once more before the page was unloaded.
    clearCookies(refusedPurposes(asked, state.answer))
    apply(asked, state.answer)
    if (!state.answer.proven) void prove(state.answer)
  }
  // An answer given in another document applies here too. A page restored after consent was
  // withdrawn would keep running its tags.
  onKeptChange(answerKey, () => {
    const answer = takeUp(readAnswer())
    if (answer?.date === state.answer?.date) return
    if (answer === undefined) {
      if (areTagsLoaded()) location.reload()
      else set({ answer })
    } else if (follow(answer, {})) location.reload()
  })
  return {
    asked,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide: (allowed) => {
      const answer: Answer = {
        value: valueOf(asked, allowed),
        asked: joinedIds(asked.purposes),
        version: asked.version,
        date: new Date().toISOString(),
        record: readAnswer()?.record ?? randomUuid(),
        proven: false,
      }
      const justAnswered = keepAnswer(answer) ? 'kept' : 'unkept'
      const mustReload = follow(answer, { settingsOpen: false, justAnswered })
      const proof = prove(answer)
      if (mustReload) void proof.then(() => location.reload())
    },
    showSettings: (settingsOpen) => set({ settingsOpen }),
  }
}

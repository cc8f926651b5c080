import loadTexts from 'virtual:texts/claims'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import { useT, useSite } from '#i18n/locale-provider.tsx'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { daysUntil, lastDay, type CalendarPeriod } from '#content/conditions/calendar.ts'
import { chooseIncidentDay, incidentDay, onIncidentDay } from './incident-day.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

const workerPath = '/claims-worker.js'
/** The storage key for the visitor's refusal of an offline copy. */
const refusedKey = 'claims:no-copy'
/** A page's dependencies: hashed files, fonts, pictures and hours. */
const partPaths = /^\/(?:assets|fonts|art|site-data)\//

let trusted: string | undefined

/**
 * Pages require a named policy for script addresses (Trusted Types, W3C); this one allows a single
 * address.
 */
function trustedWorkerPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trusted
    ? undefined
    : trustedTypes?.createPolicy('claims-worker', { createScriptURL: () => workerPath })
  return (trusted ??= policy?.createScriptURL(workerPath) ?? workerPath)
}

/** The chunks that this page has loaded so far. */
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

/** Whether this browser supports an offline copy, and the visitor has not removed it. */
function mayKeepCopy(): boolean {
  try {
    return 'serviceWorker' in navigator && localStorage.getItem(refusedKey) === null
  } catch {
    return false
  }
}

/**
 * Saves the claims page at a path for offline use. False if it could not be saved completely.
 * @param build the build that the page's scripts belong to
 */
async function keepCopy(page: string, build: string): Promise<boolean> {
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

/** Removes every saved claims page and its service worker, and stores the refusal. */
async function removeCopies(): Promise<void> {
  localStorage.setItem(refusedKey, '1')
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('claims ')).map((name) => caches.delete(name)))
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ active: now }) => now?.scriptURL.endsWith(workerPath))
  await Promise.all(own.map((registration) => registration.unregister()))
}

/** Withdraws the refusal. */
function allowCopies(): void {
  localStorage.removeItem(refusedKey)
}

interface DayFieldProps {
  /** Unique on the page. */
  readonly id: string
  /** The ISO day on Mallorca. */
  readonly today: string
}

const useIncidentDay = () => useSyncExternalStore(onIncidentDay, incidentDay, () => '')

/** Asks for the start date of the deadlines. It is only sent with a report. */
function DayField({ id, today }: DayFieldProps): ReactNode {
  const t = useT('countdown')
  const day = useIncidentDay()
  const future = day > today
  return (
    <div className="claim-day">
      <label htmlFor={id}>{t('question')}</label>
      <input
        id={id}
        type="date"
        max={today}
        value={day}
        aria-describedby={`${id}-hint`}
        aria-invalid={future || undefined}
        onChange={({ target }) => chooseIncidentDay(target.value)}
      />
      <p id={`${id}-hint`} className="small" role={future ? 'alert' : undefined}>
        {t(future ? 'future' : 'hint')}
      </p>
    </div>
  )
}

interface DueProps {
  readonly period: CalendarPeriod
  readonly today: string
}

/** The end of a deadline and the days left, once a start date is chosen. */
function Due({ period, today }: DueProps): ReactNode {
  const t = useT('countdown')
  const { locale } = useSite()
  const from = useIncidentDay()
  if (from === '' || from > today) return null
  const last = lastDay(from, period)
  const left = daysUntil(today, last)
  const day = `${weekdayName(last, locale)}, ${formatDay(last, locale)}`
  return (
    <strong className="claim-due" data-left={left < 0 ? 'none' : left < 3 ? 'few' : 'some'}>
      {left < 0 ? t('over', { day }) : left === 0 ? t('today', { day }) : t('left', { day, count: left })}
    </strong>
  )
}

/** Saves the page for offline use, says so, and lets the visitor remove the copy. */
function SavedNote({ build }: { build: string | undefined }): ReactNode {
  const t = useT('saved')
  const [state, setState] = useState<'none' | 'saved' | 'removed'>('none')
  const save = () => {
    if (build === undefined) return
    keepCopy(location.pathname, build)
      .then((done) => done && setState('saved'))
      // Without a copy the page reads as before; nothing is promised.
      .catch(() => undefined)
  }
  // Removed, or allowed again, in another document.
  const follow = useEffectEvent(() => {
    if (state === 'saved' && !mayKeepCopy()) setState('removed')
    if (state === 'removed' && mayKeepCopy()) save()
  })
  useEffect(() => {
    if (mayKeepCopy()) save()
    return onKeptChange(refusedKey, follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a visit
  }, [])
  const remove = () => {
    removeCopies()
      .then(() => setState('removed'))
      // The copy remains, and so does the note about it.
      .catch(() => undefined)
  }
  const again = () => {
    allowCopies()
    save()
  }
  return (
    // Rendered before its text, or screen readers would not announce it.
    <p className="claim-saved small" role="status">
      {state !== 'none' && (
        <>
          {t(state)}{' '}
          <button type="button" onClick={state === 'saved' ? remove : again}>
            {t(state === 'saved' ? 'remove' : 'again')}
          </button>
        </>
      )}
    </p>
  )
}

interface OpenCaseProps {
  /**
   * Called with the id of the most recently opened case that is still open, whenever that changes.
   */
  readonly told: (id: string | undefined) => void
}

/**
 * Tracks the cases: the disclosures keep their own state, so that they work without scripts too.
 */
function OpenCase({ told }: OpenCaseProps): null {
  useEffect(() => {
    const read = ({ target }: Partial<Event>) => {
      const bodies = [...document.querySelectorAll('.claim[open] > .claim-body')]
      told((bodies.find((body) => body.parentNode === target) ?? bodies.at(-1))?.id)
    }
    read({})
    // It does not bubble.
    document.addEventListener('toggle', read, true)
    return () => document.removeEventListener('toggle', read, true)
  }, [told])
  return null
}

/** What scripts add to the claims page. */
export interface ClaimAids {
  readonly DayField: typeof DayField
  readonly Due: typeof Due
  readonly OpenCase: typeof OpenCase
  readonly SavedNote: typeof SavedNote
  /** Renders the enhancements into the page. */
  readonly Words: (props: { readonly children: ReactNode }) => ReactNode
}

/**
 * The countdown, the offline copy and the open case, in a language, once their messages are loaded.
 */
export async function claimAids(locale: Locale): Promise<ClaimAids> {
  const { messages } = await loadTexts(locale)
  const Words: ClaimAids['Words'] = ({ children }) => (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
  return { DayField, Due, OpenCase, SavedNote, Words }
}

import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { ClaimsMessages } from '#i18n/messages.ts'
import type { Locale } from '#map/locale.ts'
import { useT } from '#i18n/use-t.ts'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { allowCopies, keepCopy, mayKeepCopy, refusedKey, removeCopies } from './offline-copy.ts'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { chooseIncidentDay, incidentDay, onIncidentDay } from './incident-day.ts'
import { daysUntil, lastDay, type CalendarPeriod } from './deadline.ts'

interface DayFieldProps {
  /** Unique on the page. */
  readonly id: string
  /** The ISO day on Mallorca. */
  readonly today: string
}

const useIncidentDay = () => useSyncExternalStore(onIncidentDay, incidentDay, () => '')

/** Asks for the day from which the limits run. It leaves the browser with a report alone. */
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

/** Until when a limit runs and how many days are left, once a day is chosen. */
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

/** Saves the page for the time without a connection, says so, and lets the visitor remove the copy. */
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
      // The copy stays, and so does the word that there is one.
      .catch(() => undefined)
  }
  const again = () => {
    allowCopies()
    save()
  }
  return (
    // There before its words, or screen readers would not say them.
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
  /** Is told the id of the case that was opened last of those that stand open, whenever that changes. */
  readonly told: (id: string | undefined) => void
}

/** Watches the cases: the disclosures know by themselves which are open, so that they work without scripts too. */
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

const texts: Record<Locale, () => Promise<{ messages: ClaimsMessages }>> = {
  es: () => import('virtual:texts/claims/es'),
  en: () => import('virtual:texts/claims/en'),
  de: () => import('virtual:texts/claims/de'),
}

/** What scripts add to the claims page. */
export interface ClaimAids {
  readonly DayField: typeof DayField
  readonly Due: typeof Due
  readonly OpenCase: typeof OpenCase
  readonly SavedNote: typeof SavedNote
  /** Gives the parts above their words. */
  readonly Words: (props: { readonly children: ReactNode }) => ReactNode
}

/** The countdown, the saved copy and what is open, in a language, once their texts are there. */
export async function claimAids(locale: Locale): Promise<ClaimAids> {
  const { messages } = await texts[locale]()
  const Words: ClaimAids['Words'] = ({ children }) => (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
  return { DayField, Due, OpenCase, SavedNote, Words }
}

import { useState, type ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { firstCall, isCallOffered } from '#domains/requests/hours/callback-hours.ts'
import { callbackDays } from './callback.ts'
import FormDialog, { type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { TopicField } from './topic-field.tsx'
import { addDays, madridTime, type LocalTime } from '#i18n/madrid-time.ts'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import { type FormField, useFieldWords } from '#forms/form-field.ts'

/**
 * When to call: as soon as possible, with the current meaning of that, and the days on which calls are still available.
 * Without JavaScript all days are listed, and the server rejects closed ones.
 */
function CallbackWhen({ field }: { field: FormField }): ReactNode {
  const words = useFieldWords()
  const site = useSite()
  const hydrated = useHydrated()
  const [now] = useState(() => madridTime(new Date()))
  const days = { today: now.day, tomorrow: addDays(now.day, 1) }
  const isOffered = (value: (typeof callbackDays)[number]) =>
    value === 'soon' || value === 'date' || isCallOffered(days[value], now, site)
  const soonest = useSoonestCall(now)
  const { id, name, error, initial } = field
  return (
    <Segmented
      id={id}
      name={name}
      error={error}
      label={words.label(name)}
      // If the time has moved on between server and browser, the server's text stays.
      hint={soonest && <span suppressHydrationWarning>{soonest}</span>}
      defaultValue={initial ?? 'soon'}
      // A value that was sent and refused stays, with its error.
      options={callbackDays
        .filter((value) => !hydrated || value === initial || isOffered(value))
        .map((value) => ({ value, label: words.option(name, value) }))}
    />
  )
}

/** The current meaning of `as soon as possible`. */
function useSoonestCall(now: LocalTime): string | undefined {
  const t = useT('call')
  const site = useSite()
  const first = firstCall(now, site)
  if (first === undefined) return undefined
  const { day, from } = first
  if (first.now) return t('now')
  return day === now.day ? t('today', { from }) : t('later', { day: dayInWords(day, site.locale), from })
}

/** Asks when to call, about what, and on which number. */
export default function CallbackDialog(props: DialogProps) {
  return <FormDialog {...props} controls={{ topic: TopicField, when: CallbackWhen }} />
}

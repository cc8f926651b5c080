import type { FieldMetadata } from '@conform-to/react'
import * as v from 'valibot'
import type { ContactField } from '#forms/contact-fields.tsx'
import { parseFieldError } from '#forms/field-error.ts'
import type { SliceOffice } from '#map/slice.ts'
import type { Locale } from '#map/locale.ts'
import { slotInstant } from './appointment-schema.ts'
import { dayOf } from './day-words.ts'
import { modesOf, type AppointmentMode, isBeyond, type SlotDays } from './slots.ts'
import type { useTranslations } from 'use-intl'
import { useSite, useT } from '#i18n/locale-provider.tsx'

type Key = Parameters<ReturnType<typeof useTranslations<'formError'>>>[0]

/** The first error of a field in the reader's language. */
export function useErrorWords(): (errors: readonly string[] | undefined) => string | undefined {
  const own = useT('bookingError')
  const common = useT('formError')
  const phone = useSite().contact.phoneDisplay
  return (errors) => {
    if (errors?.[0] === undefined) return undefined
    const { key } = parseFieldError(errors[0])
    if (key === 'slot') return own('slot')
    if (key === 'confirmEmail') return own('confirmEmail', { phone })
    return common.has(key as Key) ? common(key as Key) : common('required')
  }
}

/** A field as every form's controls need it, with its error in words. */
export function useContactField(): (field: FieldMetadata<unknown>) => ContactField {
  const error = useErrorWords()
  return ({ id, name, initialValue, errors }) => ({
    id,
    name,
    error: error(errors),
    initial: typeof initialValue === 'string' ? initialValue : '',
  })
}

/** The current choice for an appointment. */
export interface Choice {
  readonly office: string
  /** The language that will be spoken, ISO 639-1. */
  readonly talk: string
  /** The language that the visitor chose, which this office may not offer; undefined if none was chosen. */
  readonly wishedTalk?: string
  readonly mode: AppointmentMode
  /** YYYY-MM-DD; the first day with free slots if nothing is chosen. */
  readonly day?: string
  /** ISO 8601 in UTC. */
  readonly slot?: string
}

type Bookable = Pick<SliceOffice, 'page' | 'languages' | 'address'>

/** Limits language and way of meeting to what an office offers. */
export function choiceAt(office: Bookable, wish: Partial<Choice>, locale: Locale): Choice {
  const { languages } = office
  const fallback = languages.includes(locale) ? locale : (languages[0] ?? locale)
  const modes = modesOf(office)
  return {
    office: office.page,
    talk: wish.talk !== undefined && languages.includes(wish.talk) ? wish.talk : fallback,
    wishedTalk: wish.talk,
    mode: wish.mode !== undefined && modes.includes(wish.mode) ? wish.mode : (modes[0] ?? 'phone'),
    day: wish.day,
    slot: wish.slot,
  }
}

/**
 * The choice after a change of office. A language that was only a default of the previous office is dropped; day and
 * time are kept until the new office's slots show whether they are free.
 */
export function moveChoice(choice: Choice, office: Bookable, locale: Locale): Choice {
  return choiceAt(office, { ...choice, talk: choice.wishedTalk }, locale)
}

/** The initial office: the requested one, that of the page, or the first that speaks the reader's language. */
export function firstOffice<T extends Bookable>(
  offices: readonly T[],
  wishes: readonly (string | undefined)[],
  locale: Locale,
): T | undefined {
  const wished = wishes.map((page) => offices.find((office) => office.page === page)).find(Boolean)
  return wished ?? offices.find(({ languages }) => languages.includes(locale)) ?? offices[0]
}

/** Drops the chosen time if the slots now known, such as those for another language, do not offer it. */
export function withoutGone(
  choice: Choice,
  times: Pick<SlotDays, 'days' | 'later'> | undefined,
  nearest: readonly string[] = [],
): Choice {
  if (choice.slot === undefined || times === undefined || nearest.includes(choice.slot)) return choice
  if (isBeyond(dayOf(choice.slot), times)) return choice
  const offered = times.days.some(({ slots }) =>
    slots.some(({ start, taken }) => start === choice.slot && !taken),
  )
  return offered ? choice : { ...choice, slot: undefined }
}

/**
 * A slot offered as an alternative is sent as `near` and replaces day and time. A form shown again keeps that day,
 * because the alternatives may be gone.
 */
export function settleNear(form: FormData): FormData {
  const near = form.get('near')
  if (typeof near !== 'string' || near === '') return form
  form.set('slot', near)
  form.set('day', v.is(slotInstant, near) ? dayOf(near) : '')
  form.delete('near')
  return form
}

/** Without JavaScript another day can be chosen while the slots of the previous one are still shown. */
export function isOfDay(slot: string, day: string | undefined): boolean {
  return day === undefined || dayOf(slot) === day
}

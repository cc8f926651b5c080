import * as v from 'valibot'
import { wishedDay } from './callback-day.ts'
import { callbackTimes, callRefusal, type CallbackTime } from './callback-hours.ts'
import type { OfficeHours } from './office-day.ts'
import { formFields, requiredPhone } from '#forms/common-fields.ts'
import { formTime } from '#forms/form-moment.ts'
import { crossCheck, comingDay, oneOf } from '#forms/field-rules.ts'
import { topics } from './topics.ts'

/** When somebody can ask to be called; `soon` is whenever we are there next. */
export const callbackDays = ['soon', 'today', 'tomorrow', 'date'] as const

interface CallWish {
  readonly when: (typeof callbackDays)[number]
  readonly date?: string | undefined
  readonly time: CallbackTime
}

/** Somebody is there on the wished day, at the wished time. It speaks when the fields are right by themselves. */
function duringHours<T extends CallWish>(hours: () => OfficeHours): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const wish = dataset.value as T
    const wrong = dataset.issues?.some(({ path }) => /^(?:when|date|time)$/.test(String(path?.[0]?.key)))
    const now = formTime()
    const day = wrong ? undefined : wishedDay(wish, now.day)
    const refusal = day && callRefusal({ day, time: wish.time }, now, hours())
    if (!refusal) return
    const ofDay = wish.when === 'date' ? 'date' : 'when'
    const key = refusal.of === 'day' ? ofDay : 'time'
    const input = { ...wish } as Record<string, unknown>
    addIssue({
      message: refusal.error,
      path: [{ type: 'object', origin: 'value', input, key, value: wish[key] }],
    })
  })
}

/** The callback form: a phone number, what it is about, and when to call, within the offices' hours. */
export function callbackSchema(hours: () => OfficeHours) {
  return v.pipe(
    formFields({
      phone: requiredPhone,
      topic: oneOf(topics),
      when: oneOf(callbackDays),
      date: v.optional(comingDay()),
      time: v.optional(oneOf(callbackTimes), 'any'),
    }),
    crossCheck(['when', 'date'], 'date', ({ when, date }) =>
      when === 'date' && date === undefined ? 'date' : undefined,
    ),
    duringHours(hours),
  )
}

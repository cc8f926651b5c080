import * as v from 'valibot'
import { wishedDay } from '#domains/requests/hours/callback-day.ts'
import { callRefusal } from '#domains/requests/hours/callback-hours.ts'
import { callbackTimes, type CallbackTime } from '#domains/requests/hours/callback-times.ts'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import { formFields, requiredPhone } from '#forms/common-fields.ts'
import { formTime } from '#forms/form-moment.ts'
import { comingDay, crossCheck, optional, presetTo, segmented } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { topicQuestion } from './topics.ts'

/** The choices for a call; `soon` is the next opening. */
export const callbackDays = ['soon', 'today', 'tomorrow', 'date'] as const

interface CallWish {
  readonly when: (typeof callbackDays)[number]
  readonly date?: string | undefined
  readonly time: CallbackTime
}

/** An office is open on the wished day and time. Reported once the fields themselves are valid. */
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

const questions = {
  topic: topicQuestion,
  when: { ...segmented(callbackDays), preset: 'soon' },
  date: { ...optional(comingDay()), needed: true },
  time: presetTo('any', segmented(callbackTimes)),
}

/** The callback form: a phone number, what it is about, and when to call, within the offices' hours. */
export default defineForm({
  words: 'callback',
  reachFirst: true,
  questions,
  conditions: [{ question: 'when', is: ['date'], shows: ['date'] }],
  schema: (hours) =>
    v.pipe(
      formFields(questions, { phone: requiredPhone }),
      crossCheck(['when', 'date'], 'date', ({ when, date }) =>
        when === 'date' && date === undefined ? 'date' : undefined,
      ),
      duringHours(hours),
    ),
})

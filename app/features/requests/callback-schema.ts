import * as v from 'valibot'
import { formFields, requiredPhone } from './common-fields.ts'
import { crossCheck } from './cross-check.ts'
import { comingDay, oneOf } from './field-rules.ts'
import { topics } from './topics.ts'

export const callbackDays = ['soon', 'today', 'tomorrow', 'date'] as const
export const callbackTimes = ['any', 'morning', 'midday', 'afternoon'] as const

/** The callback form: a phone number, what it is about, and when to call. */
export const callbackSchema = v.pipe(
  formFields({
    phone: requiredPhone,
    topic: oneOf(topics),
    when: oneOf(callbackDays),
    date: v.optional(comingDay()),
    time: v.optional(oneOf(callbackTimes), 'any'),
  }),
  crossCheck(['when', 'date'], 'date', 'date', ({ when, date }) => when !== 'date' || date !== undefined),
)

import * as v from 'valibot'
import { consentFields, email, message, name, hiddenFields, whenMissing } from '#forms/form-rules.ts'
import { country, phone, phoneProblem } from '#forms/phone-rules.ts'
import { insuranceGroups, type InsuranceGroup, type ServiceGroup } from '#map/groups.ts'
import { appointmentModes } from './slots.ts'
import type { FieldMetadata } from '@conform-to/react'

/** The form's fields, wired. */
export type AppointmentFields = {
  readonly [K in keyof Required<AppointmentForm>]: FieldMetadata<AppointmentForm[K]>
}

/** What an appointment can be about. */
export const appointmentTopics = [
  ...(['administrative', 'car', 'home'] as const satisfies ServiceGroup[]).map(
    (group) => `services.${group}` as const,
  ),
  ...(Object.keys(insuranceGroups) as InsuranceGroup[]).map((group) => `insurance.${group}` as const),
  'claim',
  'other',
] as const
export type AppointmentTopic = (typeof appointmentTopics)[number]

/**
 * An instant as slots are sent, ISO 8601 in UTC to the second. Rejects a 30 February or a 24th hour, which `Date`
 * accepts.
 */
export const slotInstant = v.pipe(
  v.string('slot'),
  v.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:00Z$/, 'slot'),
  v.check((text) => new Date(text).toJSON() === text.replace('Z', '.000Z'), 'slot'),
)

/** The appointment form, its fields in the order in which they are asked. Error texts are keys of the messages areas `bookingError` and `formError`. */
export const appointmentSchema = v.pipe(
  v.object(
    {
      ...hiddenFields,
      office: v.pipe(v.string('choice'), v.regex(/^office\.[a-z-]+$/, 'choice')),
      topic: v.picklist(appointmentTopics, 'choice'),
      /** The language that will be spoken, ISO 639-1. */
      talk: v.pipe(v.string('choice'), v.regex(/^[a-z]{2}$/, 'choice')),
      mode: v.picklist(appointmentModes, 'choice'),
      message: v.optional(message),
      day: v.optional(v.pipe(v.string(), v.isoDate('slot'))),
      slot: slotInstant,
      name,
      phone: v.optional(phone),
      country,
      email: v.optional(email),
      ...consentFields,
    },
    whenMissing,
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['phone']],
      ({ mode, phone }) => mode !== 'phone' || phone !== undefined,
      'phoneNeeded',
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['phone'], ['email']],
      ({ mode, phone, email }) => mode === 'phone' || phone !== undefined || email !== undefined,
      'contact',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['phone'], ['country']],
      (form) => phoneProblem(form) === undefined,
      ({ input }) => phoneProblem(input) ?? 'phone',
    ),
    ['phone'],
  ),
)

export type AppointmentForm = v.InferOutput<typeof appointmentSchema>

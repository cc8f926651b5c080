import * as v from 'valibot'
import { insuranceGroups, type InsuranceGroup, type ServiceGroup } from '#site/groups.ts'
import { appointmentModes } from './modes.ts'

/** Longest message, in characters. */
export const messageLimit = 2_000

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

/** An instant as the times are sent, ISO 8601 in UTC to the second; a 30 February or a 24th hour is none, whatever `Date` makes of it. */
export const slotInstant = v.pipe(
  v.string('slot'),
  v.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:00Z$/, 'slot'),
  v.check((text) => new Date(text).toJSON() === text.replace('Z', '.000Z'), 'slot'),
)

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40, 'tooLong'),
  v.check((text) => text.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+$/.test(text), 'phone'),
)

/** The appointment form. Error texts are keys of the messages areas `bookingError` and `formError`. */
export const appointmentSchema = v.pipe(
  v.object({
    key: v.pipe(v.string('required'), v.regex(/^[0-9a-f-]{36}$/, 'required')),
    /** When the form was opened, in milliseconds since 1970. */
    opened: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    /** A field that people do not see; robots fill it. */
    website: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** The answer to the proof of work, filled by script. */
    proof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
    office: v.pipe(v.string('choice'), v.regex(/^office\.[a-z-]+$/, 'choice')),
    topic: v.picklist(appointmentTopics, 'choice'),
    /** The language that will be spoken, ISO 639-1. */
    talk: v.pipe(v.string('choice'), v.regex(/^[a-z]{2}$/, 'choice')),
    mode: v.picklist(appointmentModes, 'choice'),
    day: v.optional(v.pipe(v.string(), v.isoDate('slot'))),
    slot: slotInstant,
    name: v.pipe(v.string('name'), v.trim(), v.minLength(2, 'name'), v.maxLength(120, 'tooLong')),
    phone: v.optional(phone),
    /** Country of a number without a prefix, ISO 3166-1 alpha-2. */
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'choice')), 'ES'),
    email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, 'tooLong'), v.email('email'))),
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(messageLimit, 'tooLong'))),
    privacy: v.literal(true, 'privacy'),
    marketing: v.optional(v.boolean(), false),
  }),
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
)

export type AppointmentForm = v.InferOutput<typeof appointmentSchema>

import type { Hono } from 'hono'
import * as v from 'valibot'
import { appointmentTopics } from '#domains/appointments/dialog/appointment-schema.ts'
import {
  bookByStaff,
  type StaffBooking,
  type StaffBookingResult,
} from '#domains/appointments/book/book-by-staff.server.ts'
import { dayAt, officeZone, slotValue } from '#domains/appointments/book/schedule.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { locales } from '#map/locale.ts'
import {
  localeOf,
  readForm,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { mayHandle, officesOf } from './day-access.server.ts'
import { dayPath, isoDay } from './day-address.server.ts'
import { dayWords } from './day-words.server.ts'
import { formState, type ErrorKeys } from './form-words.server.ts'
import { choiceValues, readChoice, timeChoices, type ChoiceBounds } from './time-choices.server.ts'

const text = (max: number) =>
  v.pipe(v.string('required'), v.minLength(1, 'required'), v.maxLength(max, 'required'))
const optional = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(2000, 'required'),
  v.transform((typed) => (typed === '' ? undefined : typed)),
)

const personSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  name: text(100),
  phone: optional,
  email: optional,
  topic: v.picklist(appointmentTopics, 'choose'),
  locale: v.picklist(locales, 'choose'),
  message: optional,
  consent: text(300),
})

/** The field at which a refusal stands, and the key of its words. */
function errorOf(
  { kind }: Exclude<StaffBookingResult, { readonly kind: 'booked' }>,
  hasPhone: boolean,
): ErrorKeys {
  if (kind === 'phone') return { phone: hasPhone ? 'phone' : 'phoneNeeded' }
  if (kind === 'email') return { email: 'email' }
  if (kind === 'unknown-place' || kind === 'conflict') return { time: kind }
  if (kind === 'no-address') return { mode: kind }
  return { time: kind === 'slot-taken' ? 'taken' : kind === 'past' ? 'past' : 'closed' }
}

/** Books appointments for callers. */
export function addBookRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store, identity } = parts

  const boundsOf = (context: DeskContext): ChoiceBounds => {
    const member = context.get('member')
    return {
      offices: officesOf(member, identity),
      onlySeat: member.role === 'adviser' ? member.adviser : undefined,
    }
  }

  const show = async (
    context: DeskContext,
    values: Readonly<Record<string, string>>,
    errors?: ErrorKeys,
  ): Promise<Response> => {
    const words = dayWords(context, identity)
    const bounds = boundsOf(context)
    const choice = readChoice(values, bounds)
    if (choice === undefined) return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
    const day = choice.day ?? dayAt(store.clock())
    const known = { locale: localeOf(context), ...values, ...choiceValues(choice), day: day.toString() }
    return await showPage(
      parts,
      context,
      'book',
      {
        action: `/day/${day.toString()}/book`,
        back: dayPath(day, choice.office.page),
        state: formState(words.t, known, errors),
        choices: await timeChoices({ store, identity, words }, { ...choice, day }, bounds),
        topicWords: words.topic,
        formKey: values['key'] ?? crypto.randomUUID(),
      },
      errors === undefined ? 200 : 422,
    )
  }

  app.get('/:date/book', async (context) => {
    const day = isoDay(context.req.param('date'))
    if (day === undefined) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
    const { office = '', seat = '', time = '' } = context.req.query()
    const startsAt = /^\d\d:\d\d$/.test(time)
      ? slotValue(day.toZonedDateTime({ timeZone: officeZone, plainTime: time }).toInstant())
      : ''
    return await show(context, { office, seat, time: startsAt, day: day.toString() })
  })

  app.post('/:date/book', async (context) => {
    const { values } = await readForm(context)
    if (values['intent'] === 'times') return await show(context, values)
    const choice = readChoice(values, boundsOf(context))
    const person = v.safeParse(personSchema, values)
    const missing = person.success
      ? {}
      : Object.fromEntries(person.issues.map((issue) => [v.getDotPath(issue) ?? 'name', issue.message]))
    if (choice === undefined || choice.startsAt === undefined || !person.success) {
      return await show(context, values, {
        ...missing,
        ...(choice?.startsAt === undefined && { time: 'time' }),
      })
    }
    const member = context.get('member')
    if (!mayHandle(member, { office: choice.office.page, seat: choice.seat ?? '' })) {
      return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
    }
    const { consent: consentNote, ...rest } = person.output
    const booking: StaffBooking = {
      ...rest,
      office: choice.office.page,
      seat: choice.seat,
      startsAt: choice.startsAt,
      mode: choice.mode,
      language: choice.language,
      country: 'ES',
      consentNote,
      staffId: member.id,
    }
    const result = await bookByStaff(store, identity, booking)
    if (result.kind !== 'booked')
      return await show(context, values, errorOf(result, rest.phone !== undefined))
    const { reference } = result
    const request = await findRequest(store, { reference })
    await audit(store, { action: 'appointment-booked', staffId: member.id, requestId: request?.id })
    const query = new URLSearchParams({ office: booking.office, done: 'appointment-booked' })
    return context.redirect(
      `/day/${dayAt(booking.startsAt).toString()}?${query.toString()}#${reference}`,
      303,
    )
  })
}

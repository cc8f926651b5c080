import type { Hono } from 'hono'
import { cancelAppointment } from '#domains/appointments/book/change-appointment.server.ts'
import { moveByStaff, type StaffMoveResult } from '#domains/appointments/book/move-by-staff.server.ts'
import { dayAt } from '#domains/appointments/book/schedule.server.ts'
import {
  findStaffAppointment,
  type StaffAppointment,
} from '#domains/appointments/book/staff-appointments.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { parseReference } from '#platform/store/reference.server.ts'
import {
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import type { AppointmentWords } from './appointment-facts.tsx'
import { mayHandle } from './day-access.server.ts'
import { dayPath } from './day-address.server.ts'
import { dayWords, timeOf, type DayWords } from './day-words.server.ts'
import { formState, readReason, type ErrorKeys } from './form-words.server.ts'
import { choiceValues, readChoice, timeChoices, type ChoiceBounds } from './time-choices.server.ts'

/** An appointment as the pages that change it describe it. */
export function appointmentWords(words: DayWords, appointment: StaffAppointment): AppointmentWords {
  const { reference, name, phone, email, office, mode, language, topic, sequence } = appointment
  return {
    reference,
    name,
    when: words.when(appointment),
    office: words.office(office),
    seat: words.seat(appointment),
    how: `${words.t(`modes.${mode}`)}, ${words.language(language)}`,
    topic: words.topic(topic),
    phone,
    hasMail:
      email !== undefined && parseAddress(email) !== undefined && appointment.requestState !== 'quarantined',
    sequence,
  }
}

/** The appointment of an address, or the page to show instead. */
export async function appointmentAt(
  parts: DeskParts,
  context: DeskContext,
): Promise<StaffAppointment | Response> {
  const reference = parseReference(context.req.param('reference') ?? '')
  const appointment = reference && (await findStaffAppointment(parts.store, reference))
  if (!appointment) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
  if (mayHandle(context.get('member'), appointment)) return appointment
  return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
}

/** The field at which a refusal stands, and the key of its words. */
function errorOf(kind: Exclude<StaffMoveResult['kind'], 'moved' | 'reassigned' | 'unconfirmed'>): ErrorKeys {
  if (kind === 'no-address') return { mode: kind }
  if (kind === 'slot-taken') return { time: 'taken' }
  return { time: kind === 'off-grid' ? 'closed' : kind }
}

/** The sequence number of the appointment that the form showed. */
function readSequence(values: Readonly<Record<string, string>>): number {
  return Number(values['sequence'])
}

/** Moves and cancels appointments. */
export function addChangeRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store, identity } = parts
  // Anybody who may move an appointment may hand it on to any office.
  const bounds: ChoiceBounds = { offices: identity.offices, onlySeat: undefined }

  const writtenIn = async (context: DeskContext, { requestId }: StaffAppointment) => {
    const request = await findRequest(store, { id: requestId })
    return textsOf(context).desk(`languages.${request?.preferredLocale ?? 'es'}`)
  }

  const showMove = async (
    context: DeskContext,
    appointment: StaffAppointment,
    values: Readonly<Record<string, string>>,
    errors?: ErrorKeys,
  ) => {
    const words = dayWords(context, identity)
    const { confirmUntil, startsAt, office } = appointment
    const choice = readChoice(values, bounds)
    if (choice === undefined) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
    const day = choice.day ?? dayAt(startsAt)
    const known = { ...values, ...choiceValues(choice), day: day.toString() }
    return await showPage(
      parts,
      context,
      'move',
      {
        appointment: appointmentWords(words, appointment),
        back: dayPath(dayAt(startsAt), office),
        state: formState(words.t, known, errors),
        choices: await timeChoices({ store, identity, words }, { ...choice, day }, bounds),
        writtenIn: await writtenIn(context, appointment),
        unconfirmedUntil: confirmUntil && timeOf(confirmUntil),
      },
      errors === undefined ? 200 : 422,
    )
  }

  app.get('/move/:reference', async (context) => {
    const appointment = await appointmentAt(parts, context)
    if (appointment instanceof Response) return appointment
    const { office, mode, language, startsAt } = appointment
    const today = dayAt(store.clock())
    const day = Temporal.PlainDate.compare(dayAt(startsAt), today) < 0 ? today : dayAt(startsAt)
    return await showMove(context, appointment, { office, mode, language, day: day.toString() })
  })

  app.post('/move/:reference', async (context) => {
    const appointment = await appointmentAt(parts, context)
    if (appointment instanceof Response) return appointment
    const { values } = await readForm(context)
    if (values['intent'] === 'times') return await showMove(context, appointment, values)
    const choice = readChoice(values, bounds)
    const read = readReason(values['reason'])
    if (choice?.startsAt === undefined || read.kind === 'too-long') {
      return await showMove(context, appointment, values, {
        ...(choice?.startsAt === undefined && { time: 'time' }),
        ...(read.kind === 'too-long' && read.errors),
      })
    }
    const { office, seat, mode, language, startsAt } = choice
    const target = { office: office.page, seat, mode, language, startsAt, ifSequence: readSequence(values) }
    const by = values['wish'] === 'visitor' ? undefined : { reason: read.reason }
    const result = await moveByStaff(store, identity, appointment.requestId, target, by)
    if (result.kind === 'unconfirmed') return await showMove(context, appointment, values)
    if (result.kind !== 'moved' && result.kind !== 'reassigned') {
      const current = (await findStaffAppointment(store, appointment.reference)) ?? appointment
      return await showMove(context, current, values, errorOf(result.kind))
    }
    const staffId = context.get('member').id
    await audit(store, { action: 'appointment-moved', staffId, requestId: appointment.requestId })
    const query = new URLSearchParams({ office: office.page, done: `appointment-${result.kind}` })
    return context.redirect(
      `/day/${dayAt(startsAt).toString()}?${query.toString()}#${appointment.reference}`,
      303,
    )
  })

  const showCancel = async (
    context: DeskContext,
    appointment: StaffAppointment,
    values: Readonly<Record<string, string>>,
    errors?: ErrorKeys,
  ) => {
    const words = dayWords(context, identity)
    return await showPage(
      parts,
      context,
      'cancel',
      {
        appointment: appointmentWords(words, appointment),
        back: dayPath(dayAt(appointment.startsAt), appointment.office),
        state: formState(words.t, values, errors),
        writtenIn: await writtenIn(context, appointment),
      },
      errors === undefined ? 200 : 422,
    )
  }

  app.get('/cancel/:reference', async (context) => {
    const appointment = await appointmentAt(parts, context)
    return appointment instanceof Response ? appointment : await showCancel(context, appointment, {})
  })

  app.post('/cancel/:reference', async (context) => {
    const appointment = await appointmentAt(parts, context)
    if (appointment instanceof Response) return appointment
    const { values } = await readForm(context)
    const read = readReason(values['reason'])
    if (read.kind === 'too-long') return await showCancel(context, appointment, values, read.errors)
    if (readSequence(values) !== appointment.sequence) {
      return await showCancel(context, appointment, values, { reason: 'changed' })
    }
    if (!(await cancelAppointment(store, appointment.requestId, { by: { reason: read.reason } }))) {
      return await showCancel(context, appointment, values, { reason: 'past' })
    }
    const staffId = context.get('member').id
    await audit(store, { action: 'appointment-cancelled', staffId, requestId: appointment.requestId })
    const query = new URLSearchParams({ office: appointment.office, done: 'appointment-cancelled' })
    return context.redirect(`/day/${dayAt(appointment.startsAt).toString()}?${query.toString()}`, 303)
  })
}

import { adviserOf } from '#domains/appointments/book/schedule.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { AppointmentRecord, OfficeReason } from '#domains/appointments/book/repository.server.ts'
import type { Note } from '#domains/requests/status/read-status.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'

function fieldText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Date and time on Mallorca, as `2026-11-21 09:05:07`. */
export function localMoment(instant: Temporal.Instant): string {
  const zoned = instant.toZonedDateTimeISO('Europe/Madrid')
  return `${zoned.toPlainDate().toString()} ${zoned.toPlainTime().toString({ smallestUnit: 'second' })}`
}

/** The same to the minute, for appointments: `2026-11-21 09:05`. */
export function localTime(instant: Temporal.Instant): string {
  return localMoment(instant).slice(0, -3)
}

/** One line of a list, with the language to speak or write; without names, so that it can be read over a shoulder. */
export function summaryLine(request: RequestRecord): string {
  const { reference, state, createdAt, dialog, preferredLocale, fields } = request
  const language = fieldText(fields['talk'] ?? preferredLocale)
  return [reference, localMoment(createdAt), state.padEnd(11), language, dialog].join('  ')
}

/** When an appointment is on Mallorca, as `2026-11-21 09:05-09:35`. */
function appointmentTime({ startsAt, endsAt }: AppointmentRecord): string {
  return `${localTime(startsAt)}-${localTime(endsAt).slice(-5)}`
}

/** The state of an appointment, and until when an unconfirmed one is held. */
function appointmentState({ state, confirmUntil }: AppointmentRecord): string {
  if (state === 'lapsed') return 'not confirmed in time'
  return state === 'unconfirmed' && confirmUntil ? `unconfirmed until ${localTime(confirmUntil)}` : state
}

/** The form's own fields; the first booked slot is replaced by the appointment, which may have been moved since. */
function ownFields({ fields }: RequestRecord, appointment: AppointmentRecord | undefined) {
  return Object.entries(fields).filter(([name]) => name !== 'slot' || appointment === undefined)
}

const scanTexts = {
  clean: 'no virus found',
  waiting: 'NOT SCANNED YET',
  infected: 'INFECTED, deleted',
} as const

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What checking a file found. */
function checkText({ pdf, scan }: KeptFile): string {
  const found = [
    pdf && counted(pdf.pages, 'page'),
    pdf && pdf.attachments > 0 && counted(pdf.attachments, 'attachment'),
    pdf && pdf.scripts > 0 && counted(pdf.scripts, 'script'),
    scan && scanTexts[scan],
  ].filter(Boolean)
  return found.length > 0 ? `, ${found.join(', ')}` : ''
}

/** Which files there are, by the names of their copies, and how to get them. */
function filesText({ reference }: RequestRecord, files: readonly KeptFile[]): string {
  const names = fileNames(reference, files)
  const lines = files.map(
    (file, index) => `${names[index]} ${file.mediaType} ${file.size} bytes${checkText(file)}`,
  )
  return [...lines, `files ${reference} FOLDER copies them`].join('\n')
}

/** A request's data in other tables. */
export interface Belongings {
  readonly files: readonly KeptFile[]
  readonly notes: readonly Note[]
  readonly appointment: AppointmentRecord | undefined
}

/** Everything about one request, a line each, and how many of its messages wait; further lines of a value are indented. */
export function fullText(
  request: RequestRecord,
  { files, notes, appointment }: Belongings,
  waiting: number,
): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['reference', request.reference],
    ['state', request.state],
    ['unsent', waiting > 0 ? `${waiting} messages waiting` : undefined],
    ['created', localMoment(request.createdAt)],
    ['updated', localMoment(request.updatedAt)],
    ['dialog', request.dialog],
    ['page', request.pageId],
    ['language', `${request.locale}, answer in ${request.preferredLocale}`],
    ['name', request.name],
    ['phone', request.phone],
    ['email', request.email],
    [
      'appointment',
      appointment &&
        `${appointmentTime(appointment)}  ${appointment.office}  ${appointmentState(appointment)}`,
    ],
    ['cancelled', appointment?.officeCancellation && cancellationText(appointment.officeCancellation)],
    ['adviser', appointment && adviserOf(appointment)],
    ...ownFields(request, appointment).map(([name, value]) => [name, fieldText(value)] as const),
    ['message', request.message],
    ['files', files.length > 0 ? filesText(request, files) : undefined],
    ...notes.map(({ text, createdAt }) => [`note`, `${localMoment(createdAt)}\n${text}`] as const),
    ['privacy', `version ${request.policyVersion}, ${localMoment(request.privacyAt)}`],
    ['marketing', request.marketingAt ? localMoment(request.marketingAt) : 'no'],
    ['referrer', request.referrerHost],
    ...Object.entries(request.utm),
  ]
  const lines = rows.filter(([, value]) => value !== undefined)
  return lines
    .map(([name, value = '']) => `${`${name}:`.padEnd(14)} ${value.replaceAll('\n', '\n  ')}\n`)
    .join('')
}

function cancellationText({ reason }: OfficeReason): string {
  return reason === undefined ? 'by the office' : `by the office: ${reason}`
}

export const exportHeader = [
  'reference',
  'created',
  'state',
  'closed',
  'dialog',
  'page',
  'locale',
  'preferred_locale',
  'name',
  'phone',
  'email',
  'message',
  'appointment',
  'appointment_office',
  'appointment_state',
  'appointment_adviser',
  'fields',
  'notes',
  'files',
  'privacy_version',
  'privacy_at',
  'marketing_at',
  'referrer',
  'utm',
] as const

/** Notes as their day and text, oldest first. */
function notesText(notes: readonly Note[]): string {
  return notes.map(({ text, createdAt }) => `${localMoment(createdAt)} ${text}`).join('\n')
}

/** A request with what belongs to it as a row under `exportHeader`; of files the names that copies get. */
export function exportRow(request: RequestRecord, { files, notes, appointment }: Belongings): string[] {
  return [
    request.reference,
    localMoment(request.createdAt),
    request.state,
    request.closedAt ? localMoment(request.closedAt) : '',
    request.dialog,
    request.pageId,
    request.locale,
    request.preferredLocale,
    request.name,
    request.phone ?? '',
    request.email ?? '',
    request.message ?? '',
    appointment ? appointmentTime(appointment) : '',
    appointment?.office ?? '',
    appointment?.state ?? '',
    (appointment && adviserOf(appointment)) ?? '',
    JSON.stringify(Object.fromEntries(ownFields(request, appointment))),
    notesText(notes),
    fileNames(request.reference, files).join(' '),
    request.policyVersion,
    localMoment(request.privacyAt),
    request.marketingAt ? localMoment(request.marketingAt) : '',
    request.referrerHost ?? '',
    JSON.stringify(request.utm),
  ]
}

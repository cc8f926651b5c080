import * as v from 'valibot'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { slotInstant } from '#domains/appointments/dialog/appointment-schema.ts'
import { appointmentPaths, statusPath, linkedScreen, type LinkedScreen } from '#map/linked-paths.ts'
import {
  appointmentGateway,
  type AppointmentView,
  type AppointmentGateway,
} from '#domains/appointments/gateway.ts'
import { secretRedirect } from '#platform/http/secret-redirect.server.ts'
import { siteIdentity } from '#content/load.server.ts'
import type { Locale, Localized } from '#map/locale.ts'
import { localeOfPath } from '#domains/navigation/use-page.ts'
import { dayOf } from '#domains/appointments/dialog/day-words.ts'
import type { SlotDay } from '#domains/appointments/dialog/slots.ts'

/** The days of an appointment's office, a few weeks at a time, with the available times. */
export interface OtherTimes {
  readonly days: readonly SlotDay[]
  /**
   * Where the previous and next days begin, YYYY-MM-DD; undefined at the ends of the booking
   * period.
   */
  readonly earlier?: string
  readonly later?: string
}

/** The appointment's own time is not offered, even if another adviser of the office has it free. */
function withoutOwn(day: SlotDay, own: string): SlotDay {
  if (!day.slots.some(({ start, taken }) => start === own && !taken)) return day
  const slots = day.slots.map((slot) => (slot.start === own ? { ...slot, taken: true } : slot))
  return { ...day, free: day.free - 1, slots }
}

/** The days around one, YYYY-MM-DD: by default around that of the appointment. */
export async function otherTimes(
  gateway: Pick<AppointmentGateway, 'days'>,
  { office, language, start }: AppointmentView,
  day = dayOf(start),
): Promise<OtherTimes> {
  const query = { office, language }
  let earlier: string | undefined
  let slots = await gateway.days(query)
  while (slots.later !== undefined && day >= slots.later) {
    earlier = slots.days[0]?.day
    slots = await gateway.days({ ...query, from: slots.later })
  }
  return { days: slots.days.map((each) => withoutOwn(each, start)), earlier, later: slots.later }
}

/** A hint for getting to the office: a stop, a car park, a step at the door. */
export interface OfficeDirection {
  readonly title: string
  readonly text: string
}

function directionsTo(office: string, locale: Locale): OfficeDirection[] {
  const { directions = [] } = siteIdentity().offices.find(({ page }) => page === office) ?? {}
  return directions.map(({ title, text }) => ({ title: title[locale], text: text[locale] }))
}

/** The data of the page behind a signed link. */
export interface LinkedAppointment extends LinkedScreen {
  /** The secret of the page's own link, for the calendar file; undefined if there is no view. */
  readonly token: string
  /** Missing if the link is wrong or has expired. */
  readonly view?: AppointmentView | 'unavailable'
  /**
   * The request's status page, for notes and papers; sent by the server, so that no script of the
   * first visit needs one more file.
   */
  readonly additions?: Localized<string>
  /** Other times of the same office, while it can be moved. */
  readonly times?: OtherTimes
  /** How to get to the office. */
  readonly directions?: readonly OfficeDirection[]
}

/** Why nothing was moved or cancelled. */
export interface ChangeRefusal {
  /**
   * `slot` no time was chosen, `taken` it is no longer free, `ended` it was cancelled or has begun
   * meanwhile, `gone` an expired unconfirmed booking, `unconfirmed` its confirmation could not be
   * stored, `sure` the box that confirms a cancellation is not ticked, `limited` it was moved too
   * often, `unavailable` nothing could be stored now, `uncancelled` the same for a cancellation,
   * shown beside its box.
   */
  readonly problem:
    | 'slot'
    | 'taken'
    | 'ended'
    | 'gone'
    | 'unconfirmed'
    | 'sure'
    | 'limited'
    | 'unavailable'
    | 'uncancelled'
  /** Free times close to a taken one. */
  readonly nearest?: readonly string[]
  /** No answer arrived; known only in the browser. */
  readonly lost?: true
}

const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function dayIn(search: URLSearchParams): string | undefined {
  const day = search.get('day')
  return day !== null && /^20\d\d-[01]\d-[0-3]\d$/.test(day) ? day : undefined
}

/** Reads the appointment behind the link, and the available times. */
export async function loadAppointment({ params, context, url }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  const screen = linkedScreen(appointmentPaths, token)
  const gateway = context.get(appointmentGateway)
  const locale = localeOfPath(url.pathname)
  const view = await gateway.find(token, locale)
  if (view === undefined)
    return data<LinkedAppointment>({ ...screen, token: '' }, { status: 404, headers: secret })
  if (view === 'unavailable')
    return data<LinkedAppointment>({ ...screen, token: '', view }, { status: 503, headers: secret })
  const opening = openingToken(token)
  const additions = view.state === 'cancelled' ? undefined : linkedScreen(statusPath, opening).paths
  const known = { ...screen, token: opening, view, additions, directions: directionsTo(view.office, locale) }
  if (view.state !== 'booked') return data<LinkedAppointment>(known, { headers: secret })
  const day = dayIn(url.searchParams)
  const times = await otherTimes(gateway, view, day)
  return data<LinkedAppointment>({ ...known, times }, { headers: secret })
}

/** The part of a mailed link's secret that the page's own link has: it shows, moves and cancels. */
function openingToken(token: string): string {
  return token.split('.', 2).join('.')
}

function refuse(status: number, refusal: ChangeRefusal) {
  return data<ChangeRefusal>(refusal, { status, headers: secret })
}

/** Moves or cancels the appointment behind the link; no login, the link is the key. */
export async function changeAppointment({ request, params, context, url }: ActionFunctionArgs) {
  const token = params['token'] ?? ''
  const gateway = context.get(appointmentGateway)
  const form = await request.formData()
  const path = url.pathname
  if (form.get('intent') === 'confirm') {
    const answer = await gateway.confirm(token)
    if (answer === 'unavailable') return refuse(503, { problem: 'unconfirmed' })
    if (answer === 'slot-taken') return refuse(409, { problem: 'gone' })
    if (answer === 'not-waiting') return refuse(409, { problem: 'ended' })
    // Redirects to the page's own link, which is the one to keep.
    return secretRedirect(
      context,
      `${path.slice(0, path.lastIndexOf('/') + 1)}${openingToken(token)}?confirmed`,
    )
  }
  if (form.get('intent') === 'cancel') {
    if (!form.has('sure')) return refuse(422, { problem: 'sure' })
    if ((await gateway.cancel(token)) === 'unavailable') return refuse(503, { problem: 'uncancelled' })
    return redirect(`${path}?cancelled`, 303)
  }
  const start = v.safeParse(slotInstant, form.get('slot'))
  if (!start.success) return refuse(422, { problem: 'slot' })
  const answer = await gateway.move(token, start.output)
  if (answer.kind === 'slot-taken') return refuse(409, { problem: 'taken', nearest: answer.nearest })
  if (answer.kind === 'limited') return refuse(429, { problem: 'limited' })
  if (answer.kind === 'unavailable') return refuse(503, { problem: 'unavailable' })
  return answer.kind === 'moved' ? redirect(`${path}?moved`, 303) : refuse(409, { problem: 'ended' })
}

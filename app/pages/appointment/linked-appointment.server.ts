import * as v from 'valibot'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { slotInstant } from '#features/appointments/appointment-schema.ts'
import { dayOf } from '#features/appointments/day-words.ts'
import { appointmentPaths } from '#features/appointments/appointment-paths.ts'
import { appointmentGateway, type AppointmentView } from '#features/appointments/gateway.ts'
import type { SlotDays } from '#features/appointments/slots.ts'
import { linkedScreen, type LinkedScreen } from '#site/linked-screen.ts'

/** What the page behind a signed link shows. */
export interface LinkedAppointment extends LinkedScreen {
  /** The link's secret, for the calendar file; nothing where the link is wrong or has expired. */
  readonly token: string
  readonly view?: AppointmentView
  /** Other times of the same office, while it can be moved. */
  readonly slots?: SlotDays
}

/** Why nothing was moved or cancelled. */
export interface MoveRefusal {
  /** Free times close to one that is gone. */
  readonly nearest: readonly string[]
  /** Nothing could be stored now. */
  readonly unavailable?: true
  /** No answer came; known in the browser alone. */
  readonly lost?: true
}

const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function dayIn(search: URLSearchParams): string | undefined {
  const day = search.get('day')
  return day !== null && /^20\d\d-[01]\d-[0-3]\d$/.test(day) ? day : undefined
}

/** Reads the appointment behind the link, and the times to which it can be moved. */
export async function loadAppointment({ request, params, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  const screen = linkedScreen(appointmentPaths, token)
  const gateway = context.get(appointmentGateway)
  const view = await gateway.find(token)
  if (view === undefined)
    return data<LinkedAppointment>({ ...screen, token: '' }, { status: 404, headers: secret })
  if (view.state !== 'booked') return data<LinkedAppointment>({ ...screen, token, view }, { headers: secret })
  const query = { office: view.office, language: view.language }
  let slots = await gateway.days(query)
  const day = dayIn(new URL(request.url).searchParams)
  while (day !== undefined && slots.later !== undefined && day >= slots.later)
    slots = await gateway.days({ ...query, from: slots.later })
  return data<LinkedAppointment>({ ...screen, token, view, slots }, { headers: secret })
}

/** Moves or cancels the appointment behind the link; no login, the link is the key. */
export async function changeAppointment({ request, params, context }: ActionFunctionArgs) {
  const token = params['token'] ?? ''
  const gateway = context.get(appointmentGateway)
  const form = await request.formData()
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  if (form.get('intent') === 'cancel') {
    await gateway.cancel(token)
    return redirect(path, 303)
  }
  const start = v.safeParse(slotInstant, form.get('slot'))
  if (!start.success) return data<MoveRefusal>({ nearest: [] }, { status: 422, headers: secret })
  const answer = await gateway.move(token, start.output)
  if (answer.kind === 'slot-taken') {
    return data<MoveRefusal>({ nearest: answer.nearest }, { status: 409, headers: secret })
  }
  if (answer.kind === 'unavailable') {
    return data<MoveRefusal>({ nearest: [], unavailable: true }, { status: 503, headers: secret })
  }
  return redirect(answer.kind === 'moved' ? `${path}?moved&day=${dayOf(start.output)}` : path, 303)
}

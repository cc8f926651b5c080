import type { SubmissionResult as ReplyState } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { data, type ActionFunctionArgs } from 'react-router'
import '#forms/phone-number.ts'
import { secretRedirect } from '#platform/http/secret-redirect.server.ts'
import { sentOrigin } from '#domains/requests/intake/sender.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { appointmentPath } from '#map/linked-paths.ts'
import { appointmentSchema } from './appointment-schema.ts'
import { isOfDay, settleNear } from './choice.ts'
import { appointmentGateway, type BookingAnswer } from '#domains/appointments/gateway.ts'
import { readChoice, readTimes, type Times } from './read-times.server.ts'

/** What the action returns to a form that booked nothing: its values, its errors, and the current slots. */
export interface BookingRefusal {
  /** Missing if there was no answer. */
  readonly result?: ReplyState<string[]>
  readonly times?: Times
}

interface Origin {
  readonly page: PageId
  readonly locale: Locale
  readonly identity: Pick<Identity, 'offices' | 'url'>
}

const statuses = {
  'slot-taken': 409,
  phone: 422,
  'confirm-email': 422,
  conflict: 422,
  limited: 429,
  unavailable: 503,
} as const

/** Field errors or a form error for a refused booking. */
function complaint({ kind }: Exclude<BookingAnswer, { kind: 'booked' }>): {
  fieldErrors?: Record<string, string[]>
  formErrors?: string[]
} {
  if (kind === 'phone') return { fieldErrors: { phone: ['phone'] } }
  if (kind === 'confirm-email') return { fieldErrors: { email: ['confirmEmail'] } }
  return { formErrors: [kind] }
}

/**
 * Handles the appointment form: books and redirects to the appointment's page, or returns the errors with the input
 * kept and the slots reloaded. The button "show times" only loads the slots of another office or day, for visitors
 * without JavaScript.
 */
export async function receiveAppointment({ request, context, url }: ActionFunctionArgs, origin: Origin) {
  const form = settleNear(await request.formData())
  const choice = readChoice(form, origin.identity, origin)
  const times = async (nearest?: readonly string[]) => {
    const read = choice && (await readTimes(context, choice).catch(() => undefined))
    // A slot that is gone is deselected.
    return read && (nearest ? { ...read, nearest, choice: { ...read.choice, slot: undefined } } : read)
  }
  const submission = parseWithValibot(form, { schema: appointmentSchema })
  if (form.get('intent') === 'times') {
    const { initialValue } = submission.reply()
    return data<BookingRefusal>({ result: { initialValue }, times: await times() })
  }
  if (submission.status !== 'success') {
    return data<BookingRefusal>({ result: submission.reply(), times: await times() }, { status: 422 })
  }
  if (!isOfDay(submission.value.slot, submission.value.day)) {
    const result = submission.reply({ fieldErrors: { slot: ['slot'] } })
    return data<BookingRefusal>({ result, times: await times() }, { status: 422 })
  }
  const answer = await context.get(appointmentGateway).book({
    form: submission.value,
    pageId: origin.page,
    locale: origin.locale,
    ...sentOrigin(form, url, origin.identity.url),
  })
  if (answer.kind === 'booked') {
    return secretRedirect(context, `${appointmentPath(answer.token, origin.locale)}?done`)
  }
  const nearest = answer.kind === 'slot-taken' ? answer.nearest : undefined
  const result = submission.reply(complaint(answer))
  return data<BookingRefusal>({ result, times: await times(nearest) }, { status: statuses[answer.kind] })
}

import type { AppointmentForm } from '#features/appointments/appointment-schema.ts'
import type { Booking } from '#features/appointments/gateway.ts'
import { policyVersion } from '#features/requests/policy-version.ts'
import type { RequestSubmission } from '#features/requests/submission.ts'
import { isLocale } from '#site/locale.ts'

/** People need longer than this to fill the form, in milliseconds. */
const fastest = 2_500

function isSuspect({ website, opened }: AppointmentForm, now: number): boolean {
  return website !== undefined || (opened !== undefined && now - opened < fastest)
}

/** A booking as the store takes every request; `phone` is in E.164, `now` in milliseconds since 1970. */
export function submissionOf(booking: Booking, phone: string | undefined, now: number): RequestSubmission {
  const { form, pageId, locale, referrerHost, utm } = booking
  const { office, topic, talk, mode, slot } = form
  return {
    idempotencyKey: form.key,
    dialog: 'appointment-dialog',
    pageId,
    locale,
    preferredLocale: isLocale(talk) ? talk : locale,
    fields: { office, topic, talk, mode, slot },
    contact: { name: form.name, email: form.email, phone },
    message: form.message,
    consent: { policyVersion, marketing: form.marketing },
    referrerHost,
    utm,
    suspect: isSuspect(form, now),
  }
}

import type { Booking } from '#domains/appointments/dialog/gateway.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

/**
 * A booking as the store takes every request; `phone` is in E.164. We write in the language of the page that was read:
 * `talk` is what will be spoken, and an office may not speak the reader's.
 */
export function submissionOf(booking: Booking, phone: string | undefined): RequestSubmission {
  const { form, pageId, locale, referrerHost, utm, suspect, unmailed } = booking
  const { office, topic, talk, mode, slot } = form
  return {
    idempotencyKey: form.key,
    dialog: 'appointment-dialog',
    pageId,
    locale,
    preferredLocale: locale,
    fields: { office, topic, talk, mode, slot },
    contact: { name: form.name, email: form.email, phone },
    message: form.message,
    consent: { policyVersion, marketing: form.marketing },
    referrerHost,
    utm,
    suspect,
    unmailed,
  }
}

import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { adviserOf } from '#domains/appointments/book/schedule.server.ts'
import { appointmentMailTexts } from '#domains/appointments/mail/appointment-mail-texts.server.ts'
import { officeInWords, whenInWords } from '#domains/appointments/mail/describe-appointment.server.ts'
import { describeField } from '#domains/requests/mail/describe-field.server.ts'
import { requestMailTexts } from '#domains/requests/mail/request-mail-texts.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { phoneInGroups } from '#forms/phone-number.ts'
import { formatDateTime } from '#i18n/date-format.ts'
import type { Identity } from '#map/identity.ts'
import { languageInWords } from '#map/language-words.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { pageLabel } from '#map/paths.ts'
import type { Fact } from '#platform/mail/message.server.ts'
import { requestTexts } from './request-words.server.ts'

/** Date and time on Mallorca. */
export function momentInWords(instant: Temporal.Instant, locale: Locale): string {
  return formatDateTime(new Date(instant.epochMilliseconds), locale)
}

const known = (rows: readonly (readonly [label: string, value: string | undefined])[]): Fact[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]))

/** What an appointment's own row says, so that the form's first answers would be misleading or double. */
const ofAppointment: ReadonlySet<string> = new Set(['office', 'talk', 'mode', 'slot'])

/** The form's own fields as answered. */
export function ownFieldsOf(
  { fields }: Pick<RequestRecord, 'fields'>,
  appointment: AppointmentRecord | undefined,
): [name: string, value: RequestRecord['fields'][string]][] {
  return Object.entries(fields).filter(([name]) => appointment === undefined || !ofAppointment.has(name))
}

/** What the visitor answered, with the form's own labels. */
export function answerFacts(
  request: RequestRecord,
  appointment: AppointmentRecord | undefined,
  locale: Locale,
): Fact[] {
  const answers = ownFieldsOf(request, appointment).map(([name, value]) =>
    describeField(request.dialog, name, value, locale),
  )
  return [...answers, ...known([[requestTexts[locale]('labels.message'), request.message]])]
}

/** How the visitor can be reached. */
export function contactFacts(request: RequestRecord, locale: Locale): Fact[] {
  const t = requestTexts[locale]
  return known([
    [t('labels.name'), request.name],
    [t('labels.phone'), request.phone && phoneInGroups(request.phone)],
    [t('labels.email'), request.email],
    [t('labels.answerIn'), languageInWords(request.preferredLocale, locale)],
  ])
}

/** The state of an appointment in words, with the reason if the office cancelled it. */
export function appointmentFacts(identity: Identity, appointment: AppointmentRecord, locale: Locale): Fact[] {
  const t = requestTexts[locale]
  const words = appointmentMailTexts[locale]
  const place = appointment.mode === 'in-person' ? 'labels.where' : 'labels.office'
  return known([
    [words('labels.when'), whenInWords(appointment, locale)],
    [words(place), officeInWords(identity, appointment, locale)],
    [words('labels.how'), words(`modes.${appointment.mode}`)],
    [words('labels.talk'), languageInWords(appointment.language, locale)],
    [t('labels.adviser'), adviserOf(appointment)],
    [t('labels.appointmentState'), t(`appointmentState.${appointment.state}`)],
    [t('labels.cancelReason'), appointment.officeCancellation?.reason],
  ])
}

/** Where a request came from, and what its sender agreed to. */
export function originFacts(identity: Identity, request: RequestRecord, locale: Locale): Fact[] {
  const t = requestTexts[locale]
  const { pageId, marketingAt, utm } = request
  const page = isPageId(pageId) ? pageLabel(pageId, locale, identity) : pageId
  const campaign = Object.entries(utm).map(([name, value]) => `${name}: ${value}`)
  return known([
    [t('labels.page'), page],
    [t('labels.pageLanguage'), languageInWords(request.locale, locale)],
    [t('labels.privacyVersion'), request.policyVersion],
    [t('labels.privacyAt'), momentInWords(request.privacyAt, locale)],
    [
      t('labels.marketing'),
      marketingAt ? momentInWords(marketingAt, locale) : requestMailTexts[locale]('no'),
    ],
    [t('labels.referrer'), request.referrerHost],
    [t('labels.campaign'), campaign.join('\n')],
  ])
}

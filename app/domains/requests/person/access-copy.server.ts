import { fileInWords } from '#domains/requests/mail/compose-office.server.ts'
import { aboutWords } from '#domains/requests/mail/mail-parts.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import {
  answerFacts,
  appointmentFacts,
  contactFacts,
  momentInWords,
  originFacts,
} from '#domains/requests/work/request-facts.server.ts'
import { officeName, requestTexts, stateInWords } from '#domains/requests/work/request-words.server.ts'
import { officeOfRequest } from '#domains/requests/work/request-scope.ts'
import { wholeRequest, type WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { Fact } from '#platform/mail/message.server.ts'
import { deliveryWords, mailStateWords, messageWords } from '#platform/outbox/delivery-words.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'

/** A titled list of facts. */
interface CopyPart {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** Everything that is stored about a person, with labels in their language (GDPR art. 15). */
export interface AccessCopy {
  readonly locale: Locale
  readonly title: string
  readonly intro: readonly string[]
  readonly requests: readonly { readonly title: string; readonly parts: readonly CopyPart[] }[]
}

type Names = ReadonlyMap<string, string>

/** Facts whose label is a moment, such as notes. */
function dated(
  entries: readonly { readonly createdAt: Temporal.Instant; readonly value: string }[],
  locale: Locale,
): Fact[] {
  return entries.map(({ createdAt, value }) => ({ label: momentInWords(createdAt, locale), value }))
}

function handling(identity: Identity, whole: WholeRequest, names: Names, locale: Locale): Fact[] {
  const { request, appointment, work } = whole
  const t = requestTexts[locale]
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('labels.reference'), request.reference],
    [t('labels.about'), aboutWords(request, locale)],
    [t('labels.state'), stateInWords(request.state, locale)],
    [t('labels.received'), momentInWords(request.createdAt, locale)],
    [t('labels.updated'), momentInWords(request.updatedAt, locale)],
    [t('labels.closed'), request.closedAt && momentInWords(request.closedAt, locale)],
    [t('labels.office'), officeName(identity, officeOfRequest(request.pageId, appointment?.office), locale)],
    [t('labels.assignee'), work.assignee && (names.get(work.assignee) ?? work.assignee)],
    [t('labels.due'), work.dueOn && dayInWords(work.dueOn, locale)],
    [t('labels.snoozed'), work.snoozedUntil && dayInWords(work.snoozedUntil, locale)],
    [t('labels.linkUntil'), momentInWords(request.linkExpiresAt, locale)],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** How far each message is, as one line. */
function mailFacts({ mails }: WholeRequest, locale: Locale): Fact[] {
  return mails.map(({ kind, event, state, at, code }) => ({
    label: messageWords({ kind, event }, locale),
    value: [
      `${mailStateWords(state, locale)}, ${momentInWords(at, locale)}`,
      code === undefined ? '' : deliveryWords(code, locale),
    ]
      .filter(Boolean)
      .join('. '),
  }))
}

function partsOf(identity: Identity, whole: WholeRequest, names: Names, locale: Locale): CopyPart[] {
  const { request, appointment, files } = whole
  const t = requestTexts[locale]
  const fileList = fileNames(request.reference, files)
  const parts: readonly CopyPart[] = [
    { title: t('copy.contact'), facts: contactFacts(request, locale) },
    { title: t('copy.answers'), facts: answerFacts(request, appointment, locale) },
    {
      title: t('copy.appointment'),
      facts: appointment ? appointmentFacts(identity, appointment, locale) : [],
    },
    {
      title: t('labels.notes'),
      facts: dated(
        whole.notes.map(({ createdAt, text }) => ({ createdAt, value: text })),
        locale,
      ),
    },
    {
      title: t('copy.files'),
      facts: files.map((file, index) => ({
        label: String(index + 1),
        value: fileInWords(fileList[index] ?? '', file, locale),
      })),
    },
    {
      title: t('labels.replies'),
      facts: dated(
        whole.replies.map(({ createdAt, subject, body }) => ({ createdAt, value: `${subject}\n\n${body}` })),
        locale,
      ),
    },
    {
      title: t('labels.staffNotes'),
      facts: dated(
        whole.staffNotes.map(({ createdAt, text }) => ({ createdAt, value: text })),
        locale,
      ),
    },
    { title: t('copy.handling'), facts: handling(identity, whole, names, locale) },
    { title: t('copy.mails'), facts: mailFacts(whole, locale) },
    { title: t('copy.consent'), facts: originFacts(identity, request, locale) },
  ]
  return parts.filter(({ facts }) => facts.length > 0)
}

/**
 * Everything stored about a person's requests, in the language of their latest one. Files are listed by name; their
 * content goes separately.
 * @param names members of staff by id
 */
export async function accessCopy(
  store: Store,
  identity: Identity,
  requests: readonly RequestRecord[],
  names: Names,
): Promise<AccessCopy | undefined> {
  const [latest] = requests
  if (!latest) return undefined
  const locale = latest.preferredLocale
  const t = requestTexts[locale]
  const whole = await Promise.all(requests.map((request) => wholeRequest(store, request)))
  const day = madridTime(new Date(store.clock().epochMilliseconds)).day
  const address = encodeURI(identity.url + pagePath('privacy', locale, identity))
  return {
    locale,
    title: t('copy.title', { brand: identity.brand.name }),
    intro: [
      t('copy.intro', { day: dayInWords(day, locale), count: requests.length }),
      t('copy.why', { address }),
      ...(whole.some(({ files }) => files.length > 0) ? [t('copy.filesHint')] : []),
    ],
    requests: whole.map((each) => ({
      title: t('copy.request', { reference: each.request.reference }),
      parts: partsOf(identity, each, names, locale),
    })),
  }
}

import { plainText, parseInline } from '#content/inline.ts'
import { proseContext } from '#content/load.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { appointmentMailTexts } from '#domains/appointments/mail/appointment-mail-texts.server.ts'
import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId, pages, type PageId } from '#map/pages/pages.ts'

/** What to bring: the documents of the service's own list, or what a conversation on the topic usually needs. */
export interface Papers {
  /** Whose list it is. */
  readonly page?: PageId
  readonly documents: readonly string[]
}

type Topical = Pick<RequestRecord, 'pageId' | 'fields'>

/** The service on whose page the appointment was booked, if the chosen topic is that of the page. */
function serviceOf({ pageId, fields }: Topical): PageId | undefined {
  if (!isPageId(pageId) || pages[pageId].kind !== 'service') return undefined
  return (fields['topic'] as AppointmentTopic | undefined) === `services.${pages[pageId].group}`
    ? pageId
    : undefined
}

function topicKind(topic: AppointmentTopic | undefined): 'services' | 'insurance' | 'claim' | 'other' {
  if (topic === undefined || topic === 'other') return 'other'
  if (topic === 'claim') return topic
  return topic.startsWith('services.') ? 'services' : 'insurance'
}

/** What to bring to an appointment, or to have at hand for a call. */
export function papersFor(request: Topical, locale: Locale): Papers {
  const page = serviceOf(request)
  const topic = topicKind(request.fields['topic'] as AppointmentTopic | undefined)
  const usual = () => ({ documents: [appointmentMailTexts[locale](`reminder.papers.${topic}`)] })
  return (page && papersOfService(page, locale)) ?? usual()
}

/** The documents that the visitor brings, by the list on a service's page; those of some cases name theirs. */
export function papersOfService(page: PageId, locale: Locale): Papers | undefined {
  const content = readPageFile(page, locale)
  if (!content || !('documents' in content)) return undefined
  const context = proseContext(locale)
  const words = (text: string) => plainText(parseInline(text, context))
  const { cases, items } = content.documents
  const inCase = ([question, ids]: readonly [string, readonly string[]]) => {
    const asked = cases.find(({ id }) => id === question)
    const options = asked?.options.filter(({ id }) => ids.includes(id)) ?? []
    return `${words(asked?.label ?? question)}: ${options.map(({ label }) => words(label)).join(' / ')}`
  }
  const documents = items
    .filter(({ by }) => by === 'you')
    .map(({ name, when = {} }) => {
      const only = Object.entries(when).map(inCase).join('; ')
      return only === '' ? words(name) : `${words(name)} (${only})`
    })
  return documents.length > 0 ? { page, documents } : undefined
}

import { requestsOfPerson, type Person } from '#domains/requests/person/find-person.server.ts'
import { aboutWords } from '#domains/requests/mail/mail-parts.server.ts'
import { findRequest, type RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { officeOfRequest } from '#domains/requests/work/request-scope.ts'
import { officeName, requestTexts, stateInWords } from '#domains/requests/work/request-words.server.ts'
import { wholeRequest, type WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import { isSeenBy } from '#desk/requests/request-model.server.ts'
import { sameness, type PersonRequest, type PersonView, type Sameness } from './person.ts'

/** By what a request's person is looked for. */
export function personOf({ email, phone }: RequestRecord, by: Sameness): Person {
  return { email: by === 'phone' ? undefined : email, phone: by === 'email' ? undefined : phone }
}

/** Whose requests are read, and who reads them. */
interface PersonQuery {
  readonly reference: string
  readonly by: string | undefined
  readonly member: Member
  /** Members of staff by id. */
  readonly names: ReadonlyMap<string, string>
}

/** A person with the requests behind the view. */
export interface ReadPerson {
  readonly view: PersonView
  /** The one in the address. */
  readonly request: RequestRecord
  /** All of the person's, the newest first. */
  readonly requests: readonly RequestRecord[]
}

function inWords(identity: Identity, whole: WholeRequest, { member, names }: PersonQuery): PersonRequest {
  const { request, appointment, replies, notes, staffNotes, files } = whole
  const { locale } = member
  const t = requestTexts[locale]
  return {
    reference: request.reference,
    about: aboutWords(request, locale),
    receivedAt: request.createdAt,
    state: request.state,
    stateWords: stateInWords(request.state, locale),
    office: officeName(identity, officeOfRequest(request.pageId, appointment?.office), locale),
    appointment: appointment && {
      state: appointment.state,
      startsAt: appointment.startsAt,
      stateWords: t(`appointmentState.${appointment.state}`),
    },
    replies: replies.map(({ id, subject, body, createdAt, staffId }) => ({
      id,
      subject,
      body,
      at: createdAt,
      by: staffId === undefined ? t('commandLine') : (names.get(staffId) ?? staffId),
    })),
    notes: notes.length + staffNotes.length,
    files: files.length,
  }
}

const distinct = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text) => text !== undefined)),
]

/** How many requests each way of looking finds, without those that find the same as both together. */
function waysOf(request: RequestRecord, requests: readonly RequestRecord[]): PersonView['ways'] {
  const counts = {
    both: requests.length,
    email: requests.filter(({ email }) => email?.toLowerCase() === request.email?.toLowerCase()).length,
    phone: requests.filter(({ phone }) => phone === request.phone).length,
  }
  if (request.email === undefined || request.phone === undefined) return []
  return sameness
    .map((by) => ({ by, count: counts[by] }))
    .filter(({ by, count }) => by === 'both' || count < counts.both)
}

/** The person behind a request; undefined if there is none or the member may not see it. */
export async function readPerson(
  store: Store,
  identity: Identity,
  query: PersonQuery,
): Promise<ReadPerson | undefined> {
  const { reference, member } = query
  const request = await findRequest(store, { reference })
  if (!request || !isSeenBy(member, await wholeRequest(store, request))) return undefined
  const all = await requestsOfPerson(store, personOf(request, 'both'))
  const whole = await Promise.all(all.map(async (each) => await wholeRequest(store, each)))
  const seen = whole.filter((each) => isSeenBy(member, each))
  const ways = waysOf(
    request,
    seen.map((each) => each.request),
  )
  const by = ways.find((way) => way.by === query.by)?.by ?? 'both'
  const person = personOf(request, by)
  const isTheirs = (each: RequestRecord) =>
    by === 'both' ||
    (by === 'email' ? each.email?.toLowerCase() === person.email?.toLowerCase() : each.phone === person.phone)
  const own = seen.filter((each) => isTheirs(each.request))
  const requests = all.filter(isTheirs)
  const marketing = own.flatMap((each) => each.request.marketingAt ?? [])
  return {
    request,
    requests,
    view: {
      reference,
      name: request.name,
      by,
      ways,
      names: distinct(own.map((each) => each.request.name)),
      emails: distinct(own.map((each) => each.request.email)),
      phones: distinct(own.map((each) => each.request.phone)),
      marketingAt: marketing.toSorted((a, b) => Temporal.Instant.compare(b, a))[0],
      requests: own.map((each) => inWords(identity, each, query)),
      hidden: requests.length - own.length,
    },
  }
}

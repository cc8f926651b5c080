import { findsText } from '#domains/requests/work/find-text.ts'
import { isInScope, officeOfRequest, type RequestScope } from '#domains/requests/work/request-scope.ts'
import { fromText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** A person as found, and how many requests there are with the same e-mail address or number. */
export interface FoundPerson {
  /** Of the latest request found, which stands for the person in the desk's addresses. */
  readonly reference: string
  readonly name: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly requests: number
  readonly latestAt: Temporal.Instant
}

/** What to look for. */
interface PeopleSearch {
  /** Parts of a name, an address, a number or a reference. */
  readonly q: string
  readonly scope: RequestScope
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readRows(store: Store, scope: RequestScope) {
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .leftJoin('appointment', 'appointment.request_id', 'request.id')
      .leftJoin('request_work', 'request_work.request_id', 'request.id')
      .select([
        'request.reference',
        'request.name',
        'request.email',
        'request.phone',
        'request.page_id',
        'request.created_at',
        'appointment.office',
        'appointment.seat',
        'request_work.assignee',
      ])
      .orderBy('request.created_at', 'desc')
      .orderBy('request.id')
      .execute(),
  )
  return rows.filter(({ page_id: pageId, office, seat, assignee }) =>
    isInScope(scope, {
      office: officeOfRequest(pageId, office),
      assignee: assignee ?? undefined,
      seat: seat ?? undefined,
    }),
  )
}

/** By what a request belongs to a person. */
function keysOf({ email, phone }: Row): string[] {
  return [email?.toLowerCase(), phone].filter((key) => key !== null && key !== undefined)
}

/** The people behind the requests with a typed text, those who wrote last first. */
export async function searchPeople(store: Store, { q, scope }: PeopleSearch): Promise<FoundPerson[]> {
  const rows = await readRows(store, scope)
  const byKey = new Map<string, Set<string>>()
  for (const row of rows)
    for (const key of keysOf(row)) byKey.set(key, (byKey.get(key) ?? new Set()).add(row.reference))
  const shown = new Set<string>()
  const people: FoundPerson[] = []
  const finds = findsText(q)
  for (const row of rows) {
    if (shown.has(row.reference) || !finds(row)) continue
    const own = new Set([row.reference, ...keysOf(row).flatMap((key) => [...(byKey.get(key) ?? [])])])
    for (const reference of own) shown.add(reference)
    people.push({
      reference: row.reference,
      name: row.name,
      email: row.email ?? undefined,
      phone: row.phone ?? undefined,
      requests: own.size,
      latestAt: fromText(row.created_at),
    })
  }
  return people
}

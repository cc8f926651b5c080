import type { ExpressionBuilder, Kysely } from 'kysely'
import { answerBy } from '#domains/requests/hours/answer-by.ts'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import { reportsClaim } from '#domains/requests/hours/report-by.ts'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import { addDays, madridTime } from '#i18n/madrid-time.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { foldClosures } from '#map/office-hours.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { RequestState, Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { dueDay } from './due-day.server.ts'
import { findsText } from './find-text.ts'
import {
  inboxPageSize,
  statesBehind,
  type InboxDue,
  type InboxFilter,
  type InboxState,
} from './inbox-filter.ts'
import { isInScope, officeOfRequest, type RequestScope } from './request-scope.ts'

/** A request in the inbox. */
export interface InboxRow {
  readonly id: string
  readonly reference: string
  readonly dialog: RequestDialog
  readonly claim: boolean
  readonly state: RequestState
  readonly name: string
  /** The page of the office that it is for; undefined if any can take it. */
  readonly office: string | undefined
  /** The language in which the visitor wants the answer. */
  readonly locale: Locale
  /** The one to speak: the appointment's, or the same. */
  readonly language: string
  readonly createdAt: Temporal.Instant
  /** When the visitor added something to an answered request that no one has dealt with since. */
  readonly addedAt: Temporal.Instant | undefined
  /** Of a request that waits: the ISO day by which it is to be answered. */
  readonly dueOn: string | undefined
  readonly assignee: string | undefined
  readonly snoozedUntil: string | undefined
  /** When its appointment begins, if it has one that holds its time. */
  readonly appointmentAt: Temporal.Instant | undefined
}

/** One page of the inbox. */
export interface InboxPage {
  readonly rows: readonly InboxRow[]
  /** On all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

type LightRow = Awaited<ReturnType<typeof lightRows>>[number]

/** Whether a request waits for the office. */
function isWaiting({ state, addedAt }: Pick<InboxRow, 'state' | 'addedAt'>): boolean {
  return state === 'received' || state === 'seen' || addedAt !== undefined
}

/** When something was last added to an answered request. */
function latestAddition(eb: ExpressionBuilder<Schema, 'request'>, table: 'note' | 'upload') {
  const latest = eb
    .selectFrom(table)
    .select((added) => added.fn.max('created_at').as('at'))
    .whereRef('request_id', '=', 'request.id')
  return eb.case().when('request.state', '=', 'answered').then(latest).end()
}

/**
 * The requests in some states without texts, which no list needs; the fields only of open ones, whose due day they
 * determine, and of messages, which may report a claim.
 */
async function lightRows(store: Store, db: Kysely<Schema>, states: readonly RequestState[]) {
  const now = toText(store.clock())
  return await db
    .selectFrom('request')
    .leftJoin('request_work', 'request_work.request_id', 'request.id')
    .leftJoin('appointment', 'appointment.request_id', 'request.id')
    .select((eb) => [
      'request.id',
      'request.reference',
      'request.dialog',
      'request.page_id as pageId',
      'request.preferred_locale as locale',
      'request.state',
      'request.name',
      'request.email',
      'request.phone',
      'request.created_at as createdAt',
      'request_work.assignee',
      'request_work.due_on as dueOn',
      'request_work.snoozed_until as snoozedUntil',
      'request_work.updated_at as handledAt',
      'appointment.office',
      'appointment.seat',
      'appointment.language',
      latestAddition(eb, 'note').as('noteAt'),
      latestAddition(eb, 'upload').as('fileAt'),
      eb
        .case()
        .when(
          eb.or([eb('request.state', 'in', statesBehind.open), eb('request.dialog', '=', 'contact-dialog')]),
        )
        .then(eb.ref('request.fields'))
        .end()
        .as('fields'),
      eb
        .case()
        .when(
          eb.and([
            eb('appointment.state', '=', 'booked'),
            eb.or([eb('appointment.confirm_until', 'is', null), eb('appointment.confirm_until', '>', now)]),
          ]),
        )
        .then(eb.ref('appointment.starts_at'))
        .end()
        .as('appointmentAt'),
    ])
    .where('request.state', 'in', states)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id')
    .execute()
}

function fieldsOf({ fields }: Pick<LightRow, 'fields'>): Readonly<Record<string, FieldValue>> {
  return fields === null ? {} : (JSON.parse(fields) as Record<string, FieldValue>)
}

/** When the visitor last added something to an answered request, if no member of staff has changed it since. */
function addedTo({ noteAt, fileAt, handledAt }: LightRow): string | undefined {
  const latest = [noteAt ?? '', fileAt ?? ''].toSorted()[1]
  return handledAt !== null && latest !== undefined && latest > handledAt ? latest : undefined
}

/** The day by which an addition is answered: the same as for a message. */
function dueAfter(addition: string, hours: OfficeHours): string | undefined {
  return answerBy({ dialog: 'contact-dialog', fields: {} }, new Date(addition), hours)
}

function toInboxRow(row: LightRow, hours: OfficeHours): InboxRow {
  const dialog = row.dialog as RequestDialog
  const fields = fieldsOf(row)
  const added = addedTo(row)
  const isOpen = row.state === 'received' || row.state === 'seen'
  const promised = isOpen ? dueDay({ ...row, dialog, fields }, hours) : undefined
  return {
    id: row.id,
    reference: row.reference,
    dialog,
    claim: reportsClaim({ dialog, fields }),
    state: row.state,
    name: row.name,
    office: officeOfRequest(row.pageId, row.office),
    locale: row.locale as Locale,
    language: row.language ?? row.locale,
    createdAt: fromText(row.createdAt),
    addedAt: added === undefined ? undefined : fromText(added),
    dueOn: added === undefined ? promised : dueAfter(added, hours),
    assignee: row.assignee ?? undefined,
    snoozedUntil: row.snoozedUntil ?? undefined,
    appointmentAt: row.appointmentAt === null ? undefined : fromText(row.appointmentAt),
  }
}

function isKind({ dialog, claim }: InboxRow, kind: string): boolean {
  return kind === 'claim' ? claim : dialog === kind && !claim
}

/** The last day of the week of an ISO day, which begins on Monday. */
function sundayOf(day: string): string {
  return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
}

function isDue({ dueOn }: InboxRow, due: InboxDue, today: string): boolean {
  if (dueOn === undefined) return false
  if (due === 'overdue') return dueOn < today
  return due === 'today' ? dueOn === today : dueOn >= today && dueOn <= sundayOf(today)
}

function isSnoozed({ snoozedUntil }: Pick<InboxRow, 'snoozedUntil'>, today: string): boolean {
  return snoozedUntil !== undefined && snoozedUntil > today
}

/** Whether a row belongs to a choice whose stored states it has. */
function isChosen(row: InboxRow, state: InboxState, today: string): boolean {
  if (state === 'open' || state === 'new') return isWaiting(row) && !isSnoozed(row, today)
  return state !== 'snoozed' || (isWaiting(row) && isSnoozed(row, today))
}

function accepts(filter: InboxFilter, today: string): (row: InboxRow) => boolean {
  const { state = 'open', office, kind, assignee, due, locale } = filter
  return (row) =>
    isChosen(row, state, today) &&
    (office === undefined || (row.office ?? 'none') === office) &&
    (kind === undefined || isKind(row, kind)) &&
    (assignee === undefined || (row.assignee ?? 'none') === assignee) &&
    (due === undefined || isDue(row, due, today)) &&
    (locale === undefined || row.locale === locale)
}

/** Open requests by their due day, those without one last; of a day, and all others, the newest first. */
function byDueDay(a: InboxRow, b: InboxRow): number {
  const [first, second] = [a.dueOn ?? '9999', b.dueOn ?? '9999']
  if (first !== second) return first < second ? -1 : 1
  return Temporal.Instant.compare(b.createdAt, a.createdAt)
}

async function readRows(
  store: Store,
  identity: Identity,
  states: readonly RequestState[],
  { scope = { kind: 'all' }, q = '' }: Pick<InboxFilter, 'scope' | 'q'>,
): Promise<InboxRow[]> {
  const hours = foldClosures(identity)
  const finds = findsText(q)
  const light = await query(store, (db) => lightRows(store, db, states))
  return light
    .filter((row) => q === '' || finds(row))
    .filter((row) =>
      isInScope(scope, {
        office: officeOfRequest(row.pageId, row.office),
        assignee: row.assignee ?? undefined,
        seat: row.seat ?? undefined,
      }),
    )
    .map((row) => toInboxRow(row, hours))
}

const todayOf = (now: Temporal.Instant) => madridTime(new Date(now.epochMilliseconds)).day

/** Every request of a choice, sorted by due day. */
export async function findInbox(
  store: Store,
  identity: Identity,
  filter: InboxFilter,
  now = store.clock(),
): Promise<InboxRow[]> {
  const rows = await readRows(store, identity, statesBehind[filter.state ?? 'open'], filter)
  return rows.filter(accepts(filter, todayOf(now))).toSorted(byDueDay)
}

/** One page of a choice of requests; a page beyond the last is the last. */
export async function listInbox(
  store: Store,
  identity: Identity,
  filter: InboxFilter,
  now = store.clock(),
): Promise<InboxPage> {
  const rows = await findInbox(store, identity, filter, now)
  const pages = Math.max(1, Math.ceil(rows.length / inboxPageSize))
  const page = Math.min(Math.max(1, filter.page ?? 1), pages)
  const start = (page - 1) * inboxPageSize
  return { rows: rows.slice(start, start + inboxPageSize), total: rows.length, page, pages }
}

/** The open requests of the start page, by what they wait for. */
export interface InboxToday {
  /** How many are open, those of the lists and the others. */
  readonly open: number
  readonly overdue: readonly InboxRow[]
  readonly today: readonly InboxRow[]
  /** Those that no one has read, the newest first. */
  readonly fresh: readonly InboxRow[]
  readonly mine: readonly InboxRow[]
  readonly quarantined: readonly InboxRow[]
}

/** What waits for a member of staff today; snoozed requests do not. */
export async function inboxToday(
  store: Store,
  identity: Identity,
  { staffId, scope }: { readonly staffId: string; readonly scope: RequestScope },
  now = store.clock(),
): Promise<InboxToday> {
  const today = todayOf(now)
  const rows = await readRows(store, identity, [...statesBehind.open, 'quarantined'], { scope })
  const open = rows.filter((row) => isWaiting(row) && !isSnoozed(row, today)).toSorted(byDueDay)
  return {
    open: open.length,
    overdue: open.filter((row) => isDue(row, 'overdue', today)),
    today: open.filter((row) => isDue(row, 'today', today)),
    fresh: open
      .filter(({ state }) => state === 'received')
      .toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt)),
    mine: open.filter(({ assignee }) => assignee === staffId),
    quarantined: rows.filter(({ state }) => state === 'quarantined'),
  }
}

/** How many requests each view holds, for the views that are worked off; the others only grow. */
export async function countInbox(
  store: Store,
  identity: Identity,
  scope: RequestScope = { kind: 'all' },
  now = store.clock(),
): Promise<Partial<Record<InboxState, number>>> {
  const today = todayOf(now)
  const rows = await readRows(store, identity, [...statesBehind.open, 'quarantined'], { scope })
  const open = rows.filter(isWaiting)
  const awake = open.filter((row) => !isSnoozed(row, today))
  return {
    open: awake.length,
    new: awake.filter(({ state }) => state === 'received').length,
    snoozed: open.length - awake.length,
    quarantined: rows.filter(({ state }) => state === 'quarantined').length,
  }
}

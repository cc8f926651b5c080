import type { Transaction } from 'kysely'
import { cleanText } from '#platform/clean-text.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { RequestState, Schema } from '#platform/store/schema.server.ts'
import { transact, type Store } from '#platform/store/store.server.ts'
import { workWithin, type RequestWork } from './read-work.server.ts'

/** The request that a member of staff changes, and what they have seen of it. */
export interface WorkTarget {
  readonly requestId: string
  /** Undefined for the command line. */
  readonly staffId?: string | undefined
  /**
   * The version on which the change is based: with an older one nothing is changed. The command line, which shows
   * nothing beforehand, has none.
   */
  readonly version?: number | undefined
}

/** The request was changed by another member first, and nothing was done. */
export interface Overtaken {
  readonly kind: 'overtaken'
  /** Undefined for the command line. */
  readonly by: string | undefined
  readonly at: Temporal.Instant | undefined
  /** The work as it is now. */
  readonly work: RequestWork
}

export type WorkResult =
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'not-found' }
  | Overtaken

/** What a change finds: the request's state, locked until the transaction ends. */
interface Held {
  readonly state: RequestState
  readonly work: RequestWork
}

/**
 * Locks a request for a change by the staff, so that changes come one after the other. An older version is overtaken:
 * the second of two members sees what the first did instead of overwriting it.
 */
export async function holdWork(
  trx: Transaction<Schema>,
  { requestId, version }: WorkTarget,
): Promise<{ readonly kind: 'held'; readonly held: Held } | { readonly kind: 'not-found' } | Overtaken> {
  const row = await trx
    .updateTable('request')
    .set({ id: requestId })
    .where('id', '=', requestId)
    .returning('state')
    .executeTakeFirst()
  if (!row) return { kind: 'not-found' }
  const work = await workWithin(trx, requestId)
  if (version !== undefined && version !== work.version)
    return { kind: 'overtaken', by: work.updatedBy, at: work.updatedAt, work }
  return { kind: 'held', held: { state: row.state, work } }
}

/** What can be changed; null takes it away, and what is left out stays. */
export interface WorkChange {
  readonly assignee?: string | null
  readonly dueOn?: string | null
  readonly snoozedUntil?: string | null
}

/**
 * Stores a change to a held request as its next version. The row begins with the first change.
 * @returns the new version
 */
export async function nextVersion(
  store: Store,
  trx: Transaction<Schema>,
  { requestId, staffId }: WorkTarget,
  { work }: Pick<Held, 'work'>,
  change: WorkChange = {},
): Promise<number> {
  const { assignee, dueOn, snoozedUntil } = { ...work, ...change }
  const row = {
    request_id: requestId,
    assignee: assignee ?? null,
    due_on: dueOn ?? null,
    snoozed_until: snoozedUntil ?? null,
    version: work.version + 1,
    updated_by: staffId ?? null,
    updated_at: toText(store.clock()),
  }
  await trx
    .insertInto('request_work')
    .values(row)
    .onConflict((on) => on.column('request_id').doUpdateSet(row))
    .execute()
  return row.version
}

/** Changes who handles a request, its due day, or until when it is out of sight. */
export async function changeWork(store: Store, target: WorkTarget, change: WorkChange): Promise<WorkResult> {
  return await transact(store, async (trx) => {
    const found = await holdWork(trx, target)
    if (found.kind !== 'held') return found
    return { kind: 'changed', version: await nextVersion(store, trx, target, found.held, change) }
  })
}

/** Writes something about a request as the next version of its work, in one transaction. */
export async function writeHeld(
  store: Store,
  target: WorkTarget,
  write: (trx: Transaction<Schema>, held: Held) => Promise<void>,
): Promise<WorkResult> {
  return await transact(store, async (trx) => {
    const found = await holdWork(trx, target)
    if (found.kind !== 'held') return found
    await write(trx, found.held)
    return { kind: 'changed', version: await nextVersion(store, trx, target, found.held) }
  })
}

/** Maximum length of an internal note in characters. */
export const staffNoteLimit = 4_000

/** Adds an internal note; the caller has checked that it has a text within the limit. */
export async function addStaffNote(store: Store, target: WorkTarget, raw: string): Promise<WorkResult> {
  const text = cleanText(raw).trim()
  return await writeHeld(store, target, async (trx) => {
    await trx
      .insertInto('staff_note')
      .values({
        id: store.ids.id(),
        request_id: target.requestId,
        staff_id: target.staffId ?? null,
        text,
        created_at: toText(store.clock()),
      })
      .execute()
  })
}

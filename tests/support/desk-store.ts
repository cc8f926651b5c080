import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OutboxKind } from '#platform/store/schema.server.ts'
import type { OwnDesk } from './own-desk.ts'
import { callbackForm, send } from './send-form.ts'

/** Changes a desk's store from outside, as time would. */
export function changeStore({ site }: OwnDesk, statement: string, ...values: readonly string[]): void {
  const database = new DatabaseSync(join(site.dataDir, 'store.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  database.prepare(statement).run(...values)
  database.close()
}

/** Sends a callback form on the desk's site. @returns the reference */
export async function requestCallback(
  { site }: OwnDesk,
  changes: Record<string, string>,
  page = '/en',
): Promise<string> {
  const form = callbackForm(undefined, changes)
  const { reference, status } = await send(site.origin, form, `${page}?dialog=callback-dialog`)
  if (reference === undefined) throw new Error(`the form was answered with ${status}`)
  return reference
}

/** What became of a message. */
interface Failure {
  readonly kind: OutboxKind
  readonly code: string
  /** Tried again instead of given up. */
  readonly late?: boolean
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Makes a request's message one that did not arrive, an hour ago. */
export function failMessage(desk: OwnDesk, reference: string, { kind, code, late = false }: Failure): void {
  const next = new Date(Date.now() + 30 * 60_000).toISOString()
  changeStore(
    desk,
    `update outbox set sent_at = null, lease_owner = null, lease_until = null, attempts = 7, last_error = ?,
      created_at = ?, next_attempt_at = ?, dead_at = nullif(?, '')
      where kind = ? and request_id = (select id from request where reference = ?)`,
    code,
    minutesAgo(60),
    next,
    late ? '' : minutesAgo(30),
    kind,
    reference,
  )
}

/** Makes every message of the store one that was sent. */
export function settleMessages(desk: OwnDesk): void {
  changeStore(desk, `update outbox set sent_at = created_at, dead_at = null, last_error = null`)
}

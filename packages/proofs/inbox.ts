import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readIdentity } from '../../app/content/identity.server.ts'
import { inboxToday, listInbox } from '../../app/domains/requests/work/inbox.server.ts'
import type { InboxFilter } from '../../app/domains/requests/work/inbox-filter.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { toText } from '../../app/platform/store/instant.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { defaultRetention } from '../../app/platform/store/store-config.server.ts'
import type { Store } from '../../app/platform/store/store.server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

/**
 * `npm run bench -- inbox`: the desk's inbox with 500 open and 20,000 closed requests, on both
 * databases: the median of 20 looks in milliseconds.
 */

const [openCount, closedCount] = [500, 20_000]
const identity = readIdentity()
const names = ['Jörg Müßig', 'María Núñez', 'John Smith', 'Catalina Ribas', 'Änne Groß', 'Toni Vidal']

function requestRow(index: number, now: Temporal.Instant) {
  const isOpen = index < openCount
  const at = toText(now.subtract({ minutes: index * 7 }))
  return {
    id: randomUUID(),
    reference: `TAL-${String(index).padStart(6, '0')}`,
    idempotency_key: randomUUID(),
    body_hash: '',
    dialog: index % 3 === 0 ? 'callback-dialog' : 'contact-dialog',
    page_id: index % 4 === 0 ? 'office.palma' : 'home',
    locale: 'es',
    preferred_locale: (['es', 'en', 'de'] as const)[index % 3] ?? 'es',
    state: isOpen ? ('received' as const) : ('closed' as const),
    fields: JSON.stringify({ topic: index % 5 === 0 ? 'claim' : 'other', when: 'soon', time: 'any' }),
    message: 'A message of a usual length, which no list reads. '.repeat(6),
    name: `${names[index % names.length]} ${index}`,
    email: `visitor${index}@example.org`,
    phone: `+34600${String(index).padStart(6, '0')}`,
    utm: '{}',
    link_nonce: '',
    link_expires_at: at,
    created_at: at,
    updated_at: at,
    closed_at: isOpen ? null : at,
  }
}

async function fill(store: Store): Promise<void> {
  const now = store.clock()
  const rows = Array.from({ length: openCount + closedCount }, (_, index) => requestRow(index, now))
  for (let start = 0; start < rows.length; start += 500)
    await store.db
      .insertInto('request')
      .values(rows.slice(start, start + 500))
      .execute()
}

async function median(look: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 20; round++) {
    const begun = performance.now()
    await look()
    times.push(performance.now() - begun)
  }
  return Math.round(times.toSorted((a, b) => a - b)[10] ?? 0)
}

const looks: readonly (readonly [string, InboxFilter])[] = [
  ['open', {}],
  ['open, overdue, of one office', { due: 'overdue', office: 'office.palma' }],
  ['open, by name', { q: 'muessig' }],
  ['closed, by name', { state: 'closed', q: 'muessig 12' }],
  ['all, by number', { state: 'all', q: '600 012 345' }],
  ['closed, page 300', { state: 'closed', page: 300 }],
]

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'))
  const store = await openStore({
    dataDir,
    databaseUrl,
    referencePrefix: 'TAL',
    linkSecret: 'a secret of the benchmark, long enough',
    linkDays: 180,
    webhook: false,
    retention: defaultRetention,
  })
  try {
    await fill(store)
    const member = { staffId: 'none', scope: { kind: 'all' } } as const
    console.log(`${name}: start page ${await median(() => inboxToday(store, identity, member))} ms`)
    for (const [what, filter] of looks) {
      const { total } = await listInbox(store, identity, filter)
      const time = await median(() => listInbox(store, identity, filter))
      console.log(`${name}: ${what}: ${total} found in ${time} ms`)
    }
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

logAsTool()
await measure('sqlite', undefined)
const postgres = await startPostgres()
try {
  await measure('postgres', postgres.url)
} finally {
  await postgres.stop()
}

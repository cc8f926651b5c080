import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { isWithinHours } from '#domains/appointments/book/schedule.server.ts'
import { demoRequests, hasDemoData } from '#domains/requests/store/demo-data.server.ts'
import { countByState, findRequest, listRequests } from '#domains/requests/store/read-requests.server.ts'
import { requestFigures } from '#domains/requests/work/request-figures.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { dialogNames } from '#map/dialogs.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { leaseDue } from '#platform/outbox/outbox.server.ts'
import { fromText } from '#platform/store/instant.server.ts'
import { requestStates } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { fillDemo, removeDemo } from './fill-demo.server.ts'
import { runDemo } from './run-demo.server.ts'

const identity = readIdentity()

/** A Wednesday morning. */
const wednesday = Temporal.Instant.from('2026-11-25T09:30:00Z')

async function appointments(store: Store) {
  const rows = await store.db.selectFrom('appointment').selectAll().execute()
  return rows.map((row) => ({ ...row, startsAt: fromText(row.starts_at), endsAt: fromText(row.ends_at) }))
}

describeStores('demo data', ({ open, configure }) => {
  test('fills an empty store with what the site would have stored, and sends nothing', async () => {
    const store = await open({ clock: () => wednesday })
    expect(await hasDemoData(store)).toBe(false)
    expect(await fillDemo(store, identity)).toEqual({ kind: 'filled', requests: 69 })
    expect(await hasDemoData(store)).toBe(true)
    expect(await demoRequests(store)).toHaveLength(69)

    const requests = await listRequests(store)
    expect(new Set(requests.map(({ dialog }) => dialog))).toEqual(
      new Set(dialogNames.filter((name) => name !== 'success-dialog')),
    )
    expect(new Set(requests.map(({ locale }) => locale))).toEqual(new Set(['es', 'en', 'de']))
    expect(Object.keys(await countByState(store)).toSorted()).toEqual(requestStates.toSorted())
    for (const { email, createdAt, name } of requests) {
      expect(email, name).toMatch(/^[a-z.]+@demo\.example$/)
      expect(Temporal.Instant.compare(createdAt, wednesday), name).toBeLessThan(0)
      expect(createdAt.until(wednesday).total('days'), name).toBeLessThan(21)
    }
    expect((await requestFigures(store, identity)).overdue).toBeGreaterThanOrEqual(4)

    expect(await leaseDue(store, { owner: 'a', seconds: 60, limit: 99 })).toEqual([])
    expect(await outboxHealth(store)).toMatchObject({ waiting: 0, dead: 0, deadToVisitors: 1 })

    const uploads = await store.db.selectFrom('upload').select(['id', 'media_type', 'pages']).execute()
    expect(new Set(uploads.map(({ media_type }) => media_type)).size).toBeGreaterThanOrEqual(2)
    for (const { id } of uploads) expect(existsSync(uploadFile(store.config.dataDir, id))).toBe(true)
    expect(await store.db.selectFrom('note').select('id').execute()).not.toHaveLength(0)
    expect(await store.db.selectFrom('staff_note').select('id').execute()).not.toHaveLength(0)
  })

  test('books appointments within the hours of their offices, today and in the next two weeks', async () => {
    const store = await open({ clock: () => wednesday })
    await fillDemo(store, identity)
    const all = await appointments(store)
    expect(all).toHaveLength(16)
    for (const appointment of all) {
      const office = identity.offices.find(({ page }) => page === appointment.office)
      expect(office && isWithinHours(office, identity.holidays, appointment)).toBe(true)
      expect(wednesday.until(appointment.startsAt).total('days')).toBeLessThan(14)
    }
    const dayOf = ({ startsAt }: { readonly startsAt: Temporal.Instant }) => startsAt.toString().slice(0, 10)
    expect(all.filter((each) => dayOf(each) === '2026-11-25').length).toBeGreaterThanOrEqual(4)
    expect(all.filter((each) => dayOf(each) > '2026-11-25').length).toBeGreaterThanOrEqual(6)
    expect(all.filter(({ cancelled_by }) => cancelled_by === 'office')).toHaveLength(1)
  })

  test.each(['2026-11-28T23:30:00Z', '2026-12-25T07:00:00Z', '2027-01-04T05:00:00Z', '2026-03-29T01:30:00Z'])(
    'fills at any time, such as %s',
    async (time) => {
      const now = Temporal.Instant.from(time)
      const store = await open({ clock: () => now })
      expect(await fillDemo(store, identity)).toEqual({ kind: 'filled', requests: 69 })
      const rows = await store.db.selectFrom('request').select(['created_at', 'updated_at']).execute()
      for (const { created_at, updated_at } of rows) {
        expect(created_at <= updated_at).toBe(true)
        expect(Temporal.Instant.compare(fromText(created_at), now)).toBeLessThan(0)
      }
    },
  )

  test('is the same for the same time', async () => {
    const filled = async () => {
      const store = await open({ clock: () => wednesday })
      await fillDemo(store, identity)
      const requests = await store.db
        .selectFrom('request')
        .select(['name', 'state', 'fields', 'message', 'created_at', 'updated_at', 'closed_at'])
        .orderBy('idempotency_key')
        .execute()
      const books = await store.db
        .selectFrom('appointment')
        .select(['office', 'mode', 'starts_at', 'state'])
        .orderBy('starts_at')
        .orderBy('office')
        .execute()
      return { requests, books }
    }
    expect(await filled()).toEqual(await filled())
  })

  test('goes into no store with requests, and is removed without them', async () => {
    const config = await configure()
    const openStore = () => open({ clock: () => wednesday }, config)
    const run = (...words: string[]) => runDemo(words, { config, identity, openStore })
    expect(await run()).toContain('69 invented requests')
    await expect(run()).rejects.toThrow('has demo data already')
    const store = await openStore()
    // A form cannot send the key of demo data.
    const real = await submitRequest(store, submission())
    await expect(run()).rejects.toThrow('70 requests, and demo data only goes into an empty one')
    const uploads = await store.db.selectFrom('upload').select('id').execute()
    expect(await run('--remove')).toBe('69 invented requests are removed\n')
    expect(await hasDemoData(store)).toBe(false)
    expect(await listRequests(store)).toHaveLength(1)
    expect(
      real.kind === 'received' && (await findRequest(store, { reference: real.reference })),
    ).toBeDefined()
    for (const { id } of uploads) expect(existsSync(uploadFile(store.config.dataDir, id))).toBe(false)
    expect(await appointments(store)).toEqual([])
    expect(await removeDemo(store)).toBe(0)
    await expect(run()).rejects.toThrow('The store has 1 requests')
    await expect(run('now')).rejects.toThrow('no command "now"')
  })
})

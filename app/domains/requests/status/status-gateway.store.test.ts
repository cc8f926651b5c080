import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { book, gatewayOn, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { createStatusGateway } from './status-gateway.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function tokenOn(store: Store): Promise<string> {
  const result = await submitRequest(store, submission())
  return result.kind === 'received' ? result.statusToken : ''
}

describeStores('the status gateway', ({ open }) => {
  test('wakes the worker when something was added, and counts it', async () => {
    const store = await open()
    const token = await tokenOn(store)
    const wake = vi.fn()
    const files = [{ id: store.ids.id(), mediaType: 'image/png', size: 9 }]
    expect(await createStatusGateway(store, wake, { files: [] }).addFiles(token)).toBe('empty')
    expect(await createStatusGateway(store, wake, { files: [] }).addNote('nonsense', 'one')).toBe('gone')
    expect(wake).not.toHaveBeenCalled()
    expect(await createStatusGateway(store, wake, { files }).addFiles(token)).toBe('done')
    expect(await createStatusGateway(store, wake, { files: [] }).addNote(token, 'one')).toBe('done')
    expect(wake).toHaveBeenCalledTimes(2)
    const status = await createStatusGateway(store, wake, { files: [] }).read(token)
    expect(status).toMatchObject({ state: 'received', notes: 1, files: 1 })
    expect(JSON.stringify(status)).not.toMatch(/nne|example\.org|491511|vormittags/)
  })

  test('returns the state of an appointment: booked, moved, cancelled and over', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const appointments = gatewayOn(store)
    const status = createStatusGateway(store, () => undefined, { files: [] })
    const [token, other] = [
      tokenOf(await book(appointments)),
      tokenOf(await book(appointments, { slot: '2026-11-24T08:30:00Z' })),
    ]
    const start = '2026-11-24T08:00:00Z'
    expect(await status.read(token)).toMatchObject({ appointment: { state: 'booked', start } })
    const later = '2026-11-25T09:30:00Z'
    expect(await appointments.move(token, later)).toEqual({ kind: 'moved' })
    expect(await status.read(token)).toMatchObject({ appointment: { state: 'moved', start: later } })
    expect(await appointments.cancel(token)).toBe('cancelled')
    expect(await status.read(token)).toMatchObject({
      state: 'received',
      appointment: { state: 'cancelled', start: later },
    })
    clock.advance({ hours: 24 })
    expect(await status.read(other)).toMatchObject({ state: 'received', appointment: { state: 'over' } })
    expect(await status.read(await tokenOn(store))).not.toHaveProperty('appointment')
  })

  test('names the day promised when the request was sent', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const sentAt = clock.now
    const token = await tokenOn(store)
    clock.advance({ hours: 100 })
    const answerBy = vi.fn(() => '2026-11-24')
    expect(await createStatusGateway(store, vi.fn(), { files: [], answerBy }).read(token)).toMatchObject({
      answerBy: '2026-11-24',
    })
    expect(answerBy).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ dialog: submission().dialog }),
      sentAt,
    )
  })

  test('answers that nothing can be read or stored, logs no personal data, and works again afterwards', async () => {
    const store = await open()
    const token = await tokenOn(store)
    const gateway = createStatusGateway(store, () => undefined, { files: [] })
    vi.mocked(process.stdout.write).mockClear()
    await sql`alter table note rename to note_away`.execute(store.db)
    expect(await gateway.read(token)).toBe('unavailable')
    expect(await gateway.addNote(token, 'Änne')).toBe('unavailable')
    await sql`alter table note_away rename to note`.execute(store.db)
    expect(await gateway.addNote(token, 'Änne')).toBe('done')
    const log = vi.mocked(process.stdout.write).mock.calls.join('')
    expect(log).toContain('"event":"status.not-read"')
    expect(log).toContain('"event":"status.not-changed"')
    expect(log).not.toMatch(/nne|TAL-/)
  })
})

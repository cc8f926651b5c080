import { expect, test } from 'vitest'
import { book, gatewayOn, identity, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { addNote } from '#domains/requests/status/follow-up.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { cancel } from './commands.server.ts'
import { exportCsv } from './export-command.server.ts'
import { show } from './show-request.server.ts'

describeStores('the staff’s tool', ({ open }) => {
  test('shows and exports an appointment as it stands, on Mallorca’s clock', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    const reference = (await listRequests(store))[0]?.reference ?? ''
    const appointmentLine = async () => /^appointment: .*$/m.exec(await show(store, reference))?.[0]
    expect(await appointmentLine()).toBe('appointment:   2026-11-24 09:00-09:30  office.palma  booked')
    await gateway.move(token, '2026-11-25T09:30:00Z')
    expect(await appointmentLine()).toBe('appointment:   2026-11-25 10:30-11:00  office.palma  booked')
    await cancel(store, reference)
    expect(await appointmentLine()).toBe('appointment:   2026-11-25 10:30-11:00  office.palma  cancelled')
    const table = await exportCsv(store, identity, { raw: true })
    expect(table).toContain('"appointment","appointment_office","appointment_state"')
    expect(table).toContain('"2026-11-25 10:30-11:00","office.palma","cancelled"')
    expect((await show(store, reference)) + table).not.toMatch(/slot|2026-11-24T08/)
  })

  test('exports what was added since, and when consent was given', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const file = { id: 'f1', mediaType: 'application/pdf', size: 3 }
    const answer = await submitRequest(store, submission({ files: [file] }))
    if (answer.kind !== 'received') throw new Error(answer.kind)
    await addNote(store, answer.statusToken, 'First')
    clock.advance({ hours: 1 })
    await addNote(store, answer.statusToken, 'Second')
    const table = await exportCsv(store, identity, { raw: true })
    expect(table).toContain('"notes","staff_notes","replies","files","privacy_version","privacy_at"')
    expect(table).toMatch(/"[\d-]+ ([\d:]+) First\n[\d-]+ [\d:]+ Second","",""/)
    expect(table).toMatch(new RegExp(`"${answer.reference}-1.pdf","2026-11","2026-[\\d: -]+"`))
  })

  test('says nothing of an appointment where none was booked', async () => {
    const store = await open()
    await submitRequest(store, submission())
    const reference = (await listRequests(store))[0]?.reference ?? ''
    expect(await show(store, reference)).not.toContain('appointment')
    expect(await exportCsv(store, identity, { raw: true })).toContain(
      '"Bitte vormittags anrufen.","","","","","1980, 1982","07001","true"',
    )
  })
})

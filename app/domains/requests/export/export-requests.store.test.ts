import { expect, test } from 'vitest'
import { book, gatewayOn, identity } from '#tests/support/appointments.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { changeWork } from '#domains/requests/work/change-work.server.ts'
import { requestStates } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { exportRequests, phoneCell, type ExportTable } from './export-requests.server.ts'

async function submit(store: Store, changes: Partial<RequestSubmission> = {}) {
  const result = await submitRequest(store, submission(changes))
  const reference = result.kind === 'received' ? result.reference : ''
  const request = await findRequest(store, { reference })
  if (!request) throw new Error('nothing was stored')
  return request
}

/** The rows as objects by their headers. */
function byHeader({ header, rows }: ExportTable) {
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [header[index], cell])))
}

const states = requestStates

describeStores('the table of requests', ({ open }) => {
  test('has a column for each question, in the words of the reader', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const assignee = await newMember(store, { name: 'Marga' })
    const request = await submit(store, {
      dialog: 'contact-dialog',
      pageId: 'office.palma',
      fields: { topic: 'claim', plate: '1234 ABC' },
    })
    await changeWork(store, { requestId: request.id }, { assignee, dueOn: '2026-12-01' })
    clock.advance({ minutes: 1 })
    await submit(store, { fields: { people: '2', copayment: 'yes' } })
    const [health, claim] = byHeader(await exportRequests(store, identity, { states }, 'de'))
    expect(health).toMatchObject({
      'Worum es geht': 'Krankenversicherung',
      'Anzahl der Personen': '2',
      Kennzeichen: '',
      Telefon: '(+49) 1511 2345678',
    })
    expect(claim).toMatchObject({
      Referenz: request.reference,
      Eingegangen: '2026-11-23 10:00:00',
      Stand: 'Eingegangen',
      'Worum es geht': 'Schadenmeldung',
      Fällig: '2026-12-01',
      Büro: 'Palma',
      'Bearbeitet von': 'Marga',
      Kennzeichen: '1234 ABC',
    })
  })

  test('has ids as they are stored where asked, and an appointment once', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await book(gatewayOn(store))
    const [row] = byHeader(await exportRequests(store, identity, { states }, 'raw'))
    expect(row).toMatchObject({
      state: 'received',
      due: '2026-11-24',
      office: 'office.palma',
      dialog: 'appointment-dialog',
      appointment: '2026-11-24 09:00-09:30',
      'fields.topic': 'services.administrative',
    })
    expect(Object.keys(row ?? {}).filter((name) => /slot|fields\.(?:office|mode|talk)/.test(name))).toEqual(
      [],
    )
  })

  test('takes only the days, the office and the states asked for', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const first = await submit(store, { pageId: 'office.palma' })
    clock.advance({ hours: 24 })
    const second = await submit(store)
    clock.advance({ hours: 24 })
    const robot = await submit(store, { suspect: true })
    const found = async (filter: Partial<Parameters<typeof exportRequests>[2]>) =>
      (await exportRequests(store, identity, { states, ...filter }, 'raw')).rows.map(
        ([reference]) => reference,
      )
    expect(await found({})).toEqual([robot.reference, second.reference, first.reference])
    expect(await found({ from: '2026-11-24', to: '2026-11-24' })).toEqual([second.reference])
    expect(await found({ to: '2026-11-23' })).toEqual([first.reference])
    expect(await found({ office: 'office.palma' })).toEqual([first.reference])
    expect(await found({ office: 'none' })).toEqual([robot.reference, second.reference])
    expect(await found({ states: ['quarantined'] })).toEqual([robot.reference])
    expect(await found({ from: '2027-01-01' })).toEqual([])
  })
})

test.each([
  ['+34600112233', '(+34) 600 11 22 33'],
  ['+4915112345678', '(+49) 1511 2345678'],
  ['not a number', 'not a number'],
])('a spreadsheet keeps %s as the text %s', (number, cell) => {
  expect(phoneCell(number)).toBe(cell)
})

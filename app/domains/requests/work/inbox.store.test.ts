import { expect, test } from 'vitest'
import { book, gatewayOn, identity as site } from '#tests/support/appointments.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { addNote } from '#domains/requests/status/follow-up.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import { changeWork } from './change-work.server.ts'
import { countInbox, inboxToday, listInbox, type InboxRow } from './inbox.server.ts'
import type { InboxFilter } from './inbox-filter.ts'

/** The only office opens on every weekday; the test clock begins on a Monday at 10 on Mallorca. */
const identity: Identity = {
  ...site,
  offices: site.offices.map((office) => {
    const day = ['09:00-11:00']
    return { ...office, hours: { mon: day, tue: day, wed: day, thu: day, fri: day } }
  }),
}

async function submit(store: Store, name: string, changes: Partial<RequestSubmission> = {}) {
  const contact = { name, email: `${name.toLowerCase()}@example.org` }
  const result = await submitRequest(store, submission({ contact, ...changes }))
  const reference = result.kind === 'received' ? result.reference : ''
  const request = await findRequest(store, { reference })
  if (!request) throw new Error('nothing was stored')
  return request
}

async function names(store: Store, filter: InboxFilter): Promise<string[]> {
  return (await listInbox(store, identity, filter)).rows.map(({ name }) => name)
}

const callback = (fields: RequestSubmission['fields']) => ({ dialog: 'callback-dialog', fields }) as const

describeStores('the inbox', ({ open }) => {
  test('lists open requests by the day promised to the visitor or set by the staff', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store, 'Tomorrow')
    await submit(store, 'Call', callback({ when: 'date', date: '2026-11-26', time: 'any' }))
    await submit(store, 'Soon', callback({ when: 'soon', time: 'any' }))
    const set = await submit(store, 'Set')
    await changeWork(store, { requestId: set.id }, { dueOn: '2026-12-24' })
    const closed = await submit(store, 'Closed')
    await changeState(store, closed.reference, 'closed')
    const { rows, total } = await listInbox(store, identity, {})
    expect(rows.map(({ name, dueOn }) => [name, dueOn])).toEqual([
      ['Soon', '2026-11-23'],
      ['Tomorrow', '2026-11-24'],
      ['Call', '2026-11-26'],
      ['Set', '2026-12-24'],
    ])
    expect(total).toBe(4)
    expect(await names(store, { due: 'today' })).toEqual(['Soon'])
    expect(await names(store, { due: 'week' })).toEqual(['Soon', 'Tomorrow', 'Call'])
    clock.advance({ hours: 48 })
    expect(await names(store, { due: 'overdue' })).toEqual(['Soon', 'Tomorrow'])
    expect(await names(store, { state: 'closed' })).toEqual(['Closed'])
    expect(await names(store, { state: 'all', q: 'CLOS' })).toEqual(['Closed'])
  })

  test('hides a snoozed request until its day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { id: requestId } = await submit(store, 'Later')
    await changeWork(store, { requestId }, { snoozedUntil: '2026-11-25' })
    expect([await names(store, {}), await names(store, { state: 'snoozed' })]).toEqual([[], ['Later']])
    clock.advance({ hours: 48 })
    expect([await names(store, {}), await names(store, { state: 'snoozed' })]).toEqual([['Later'], []])
  })

  test('shows an answered request again once its visitor adds something, until the staff change it', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const result = await submitRequest(store, submission({ contact: { name: 'Again' } }))
    if (result.kind !== 'received') throw new Error(result.kind)
    await changeState(store, result.reference, 'answered')
    expect(await names(store, {})).toEqual([])
    clock.advance({ hours: 24 })
    await addNote(store, result.statusToken, 'One more question.')
    const { rows } = await listInbox(store, identity, {})
    expect(rows).toMatchObject([
      { name: 'Again', state: 'answered', addedAt: clock.now, dueOn: '2026-11-25' },
    ])
    expect(await countInbox(store, identity)).toMatchObject({ open: 1, new: 0 })
    clock.advance({ minutes: 1 })
    await changeWork(store, { requestId: rows[0]?.id ?? '' }, {})
    expect(await names(store, {})).toEqual([])
    expect(await names(store, { state: 'answered' })).toEqual(['Again'])
  })

  test('filters by office, kind, language, assignee and text', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const staffId = await newMember(store)
    await submit(store, 'Palma', { pageId: 'office.palma', preferredLocale: 'es' })
    await submit(store, 'Claim', { dialog: 'contact-dialog', fields: { topic: 'claim' } })
    const mine = await submit(store, 'Mine', { dialog: 'contact-dialog', fields: { topic: 'other' } })
    await changeWork(store, { requestId: mine.id }, { assignee: staffId })
    await book(gatewayOn(store), { name: 'Booked' })
    expect((await names(store, { office: 'office.palma' })).toSorted()).toEqual(['Booked', 'Palma'])
    expect((await names(store, { office: 'none' })).toSorted()).toEqual(['Claim', 'Mine'])
    expect(await names(store, { kind: 'claim' })).toEqual(['Claim'])
    expect(await names(store, { kind: 'contact-dialog' })).toEqual(['Mine'])
    expect(await names(store, { kind: 'appointment-dialog' })).toEqual(['Booked'])
    expect(await names(store, { locale: 'es' })).toEqual(['Palma'])
    expect(await names(store, { assignee: staffId })).toEqual(['Mine'])
    expect((await names(store, { assignee: 'none' })).toSorted()).toEqual(['Booked', 'Claim', 'Palma'])
    expect(await names(store, { q: 'palma@EXAMPLE' })).toEqual(['Palma'])
    expect(await names(store, { q: 'palma', kind: 'claim' })).toEqual([])
  })

  test('an appointment is due on its day, however it was moved', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await book(gatewayOn(store), { name: 'Booked' })
    const { rows } = await listInbox(store, identity, {})
    expect(rows).toMatchObject([
      {
        name: 'Booked',
        office: 'office.palma',
        dueOn: '2026-11-24',
        appointmentAt: Temporal.Instant.from('2026-11-24T08:00:00Z'),
      },
    ])
  })

  test('shows a clerk their offices and what belongs to none, an adviser their own', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const staffId = await newMember(store, { role: 'adviser' })
    await submit(store, 'Palma', { pageId: 'office.palma' })
    await submit(store, 'Soller', { pageId: 'office.santa-ponsa' })
    const any = await submit(store, 'Any')
    await changeWork(store, { requestId: any.id }, { assignee: staffId })
    await book(gatewayOn(store), { name: 'Booked' })
    const clerk = { kind: 'offices', offices: ['office.santa-ponsa'] } as const
    expect((await names(store, { scope: clerk })).toSorted()).toEqual(['Any', 'Soller'])
    const adviser = { kind: 'adviser', staffId, seat: 'office.palma/1' } as const
    expect((await names(store, { scope: adviser })).toSorted()).toEqual(['Any', 'Booked'])
    expect(await names(store, { scope: { ...adviser, seat: undefined } })).toEqual(['Any'])
  })

  test('has pages of fifty, and beyond the last the last', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    for (let index = 0; index < 51; index++) await submit(store, `V${index}`)
    expect(await listInbox(store, identity, {})).toMatchObject({ total: 51, page: 1, pages: 2 })
    expect((await listInbox(store, identity, { page: 9 })).rows).toHaveLength(1)
  })

  test('counts for the start page what waits', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const staffId = await newMember(store)
    await submit(store, 'Old')
    clock.advance({ hours: 48 })
    await submit(store, 'Today', callback({ when: 'soon', time: 'any' }))
    const mine = await submit(store, 'Mine')
    await changeWork(store, { requestId: mine.id }, { assignee: staffId })
    await changeState(store, mine.reference, 'seen')
    const snoozed = await submit(store, 'Snoozed')
    await changeWork(store, { requestId: snoozed.id }, { snoozedUntil: '2026-12-01' })
    await submit(store, 'Robot', { suspect: true })
    const found = await inboxToday(store, identity, { staffId, scope: { kind: 'all' } })
    const namesOf = (rows: readonly InboxRow[]) => rows.map(({ name }) => name)
    expect(found.open).toBe(3)
    expect(await countInbox(store, identity)).toEqual({ open: 3, new: 2, snoozed: 1, quarantined: 1 })
    expect(await names(store, { state: 'new' })).toEqual(['Old', 'Today'])
    expect({
      overdue: namesOf(found.overdue),
      today: namesOf(found.today),
      fresh: namesOf(found.fresh),
      mine: namesOf(found.mine),
      quarantined: namesOf(found.quarantined),
    }).toEqual({
      overdue: ['Old'],
      today: ['Today'],
      fresh: ['Today', 'Old'],
      mine: ['Mine'],
      quarantined: ['Robot'],
    })
  })
})

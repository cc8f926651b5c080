import { expect, test } from 'vitest'
import { book, gatewayOn, identity } from '#tests/support/appointments.ts'
import { settleMessages } from '#tests/support/settle-messages.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { canary, storedBytes } from '#tests/support/stored-bytes.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { cancelAppointment } from '#domains/appointments/book/change-appointment.server.ts'
import { writeReply } from '#domains/requests/reply/write-reply.server.ts'
import { addNote } from '#domains/requests/status/follow-up.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { findRequest, listRequests } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { addStaffNote, changeWork } from '#domains/requests/work/change-work.server.ts'
import { erasePerson } from '#domains/retention/erase-person.server.ts'
import { erasedRequests } from '#domains/retention/erasure-ledger.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { accessCopyHtml, accessCopyJson } from './access-copy-file.server.ts'
import { accessCopy } from './access-copy.server.ts'
import { requestsOfPerson } from './find-person.server.ts'

async function submit(store: Store, changes: Partial<RequestSubmission> = {}) {
  const result = await submitRequest(store, submission(changes))
  const reference = result.kind === 'received' ? result.reference : ''
  const request = await findRequest(store, { reference })
  if (!request) throw new Error('nothing was stored')
  return { ...request, statusToken: result.kind === 'received' ? result.statusToken : '' }
}

const ann = { name: 'Ann', email: 'Ann@Example.org', phone: '+34600112233' }

describeStores('a person', ({ open }) => {
  test('has the requests of one address in any case, or of one number', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const byMail = await submit(store, { contact: { name: 'Ann', email: 'ann@example.org' } })
    clock.advance({ minutes: 1 })
    const both = await submit(store, { contact: ann })
    clock.advance({ minutes: 1 })
    const byPhone = await submit(store, { contact: { name: 'A.', phone: ann.phone }, suspect: true })
    await submit(store)
    const found = async (person: Parameters<typeof requestsOfPerson>[1]) =>
      (await requestsOfPerson(store, person)).map(({ reference }) => reference)
    expect(await found({ email: 'ANN@example.org' })).toEqual([both.reference, byMail.reference])
    expect(await found({ phone: ann.phone })).toEqual([byPhone.reference, both.reference])
    expect(await found(ann)).toEqual([byPhone.reference, both.reference, byMail.reference])
    expect(await found({})).toEqual([])
  })

  test('gets a copy of everything, with the labels of the forms in their language', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const member = await newMember(store, { name: 'Marga <Riera>' })
    const file = { id: 'f1', mediaType: 'application/pdf', size: 3 }
    const request = await submit(store, {
      contact: ann,
      preferredLocale: 'en',
      files: [file],
      fields: { people: '2', copayment: 'yes' },
    })
    await addNote(store, request.statusToken, 'Added <later>')
    const target = { requestId: request.id, staffId: member }
    await changeWork(store, target, { assignee: member, dueOn: '2026-12-01' })
    await addStaffNote(store, target, 'Internal remark')
    await writeReply(store, { ...target, subject: 'Your quote', body: 'Dear Ann' })
    const requests = await requestsOfPerson(store, { email: 'ann@example.org' })
    const copy = await accessCopy(store, identity, requests, new Map([[member, 'Marga <Riera>']]))
    if (!copy) throw new Error('no copy')
    const html = accessCopyHtml(copy)
    for (const said of [
      'Your data at Faro',
      'everything that we held about you on Monday, 23 November 2026. It contains one request.',
      'https://faro.example/en/',
      'Ann@Example.org',
      '+34 600 11 22 33',
      'With co-payment?',
      'Bitte vormittags anrufen.',
      'Added &lt;later&gt;',
      'Internal remark',
      'Your quote\n\nDear Ann',
      `${request.reference}-1.pdf`,
      'Marga &lt;Riera&gt;',
      'Tuesday, 1 December 2026',
      'E-mail to the visitor: request received',
      '2026-11',
      'utm_source: newsletter',
    ])
      expect(html).toContain(said)
    expect(html).not.toMatch(/<script|src=|<Riera>/)
    expect(JSON.parse(accessCopyJson(copy))).toMatchObject({ locale: 'en', requests: [{}] })
    expect(accessCopyJson(copy)).not.toContain(request.linkNonce)
  })

  test('gets no copy where nothing is stored', async () => {
    const store = await open()
    expect(await accessCopy(store, identity, [], new Map())).toBeUndefined()
  })

  test('is erased with all requests, and stays erased after a restore', async () => {
    const store = await open()
    const contact = { name: canary(1), email: 'ann@example.org' }
    const [one, two] = [await submit(store, { contact }), await submit(store, { contact })]
    const other = await submit(store)
    for (const { id } of [one, two]) await addStaffNote(store, { requestId: id }, canary(1))
    await settleMessages(store)
    const erased = { kind: 'erased', count: 2, scrubbed: true }
    expect(await erasePerson(store, { email: 'ANN@example.org' })).toEqual(erased)
    expect((await listRequests(store)).map(({ id }) => id)).toEqual([other.id])
    expect(await storedBytes(store)).not.toContain(canary(1))
    expect((await erasedRequests(store)).toSorted()).toEqual([one.id, two.id].toSorted())
    expect(await erasePerson(store, { email: 'ann@example.org' })).toEqual({ kind: 'not-found' })
  })

  test('is not erased in part: an appointment ahead and waiting messages are named', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const email = 'ann@example.org'
    const waiting = await submit(store, { contact: { name: 'Ann', email } })
    await book(gatewayOn(store), { email })
    const [booked] = (await listRequests(store)).filter(({ dialog }) => dialog === 'appointment-dialog')
    if (!booked) throw new Error('nothing was booked')
    const refused = await erasePerson(store, { email })
    expect(refused).toMatchObject({ kind: 'refused' })
    expect(refused.kind === 'refused' && refused.obstacles.map(({ why }) => why).toSorted()).toEqual([
      'appointment',
      'messages',
    ])
    expect(await listRequests(store)).toHaveLength(2)
    await cancelAppointment(store, booked.id, { by: {} })
    await settleMessages(store)
    expect(await erasePerson(store, { email })).toMatchObject({ kind: 'erased', count: 2 })
    expect(await findRequest(store, { id: waiting.id })).toBeUndefined()
  })
})

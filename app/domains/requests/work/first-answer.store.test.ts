import { expect, test } from 'vitest'
import { writeReply } from '#domains/requests/reply/write-reply.server.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { demoKey } from '#domains/requests/store/demo-data.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { answerHours, hourlyAnswerHours } from './first-answer.server.ts'

/** Open from Monday to Friday. The test clock begins on Monday, 23 November 2026, at 10:00. */
const day = ['09:00-17:00']
const hours = {
  offices: [{ hours: { mon: day, tue: day, wed: day, thu: day, fri: day }, localHolidays: 'palma' }],
  holidays: {},
}

async function received(store: Store): Promise<string> {
  const result = await submitRequest(store, submission())
  if (result.kind !== 'received') throw new Error(result.kind)
  return result.reference
}

async function receivedMany(store: Store, count: number): Promise<string[]> {
  const references: string[] = []
  for (let index = 0; index < count; index++) references.push(await received(store))
  return references
}

describeStores('how fast requests are answered', ({ open }) => {
  test('is reported from 30 answers on, in working hours', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const references = await receivedMany(store, 30)
    // Monday at 16:30, then Tuesday at 10:30: six and a half hours, eight in all.
    clock.advance({ hours: 6, minutes: 30 })
    for (const reference of references.slice(0, 14)) await changeState(store, reference, 'answered')
    clock.advance({ hours: 18 })
    for (const reference of references.slice(14, 29)) await changeState(store, reference, 'answered')
    expect(await answerHours(store, hours)).toBeUndefined()
    await changeState(store, references[29] ?? '', 'answered')
    expect(await answerHours(store, hours)).toBe(9)
    // Later changes are not answers.
    clock.advance({ hours: 48 })
    for (const reference of references) await changeState(store, reference, 'closed')
    expect(await answerHours(store, hours)).toBe(9)
    clock.advance({ hours: 24 * 30 })
    expect(await answerHours(store, hours)).toBeUndefined()
  })

  test('counts the first reply, whatever state it leaves, and not appointments or demo data', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const references = await receivedMany(store, 30)
    for (let index = 0; index < 40; index++) {
      await submitRequest(store, submission({ dialog: 'appointment-dialog' }))
      await submitRequest(store, submission({ idempotencyKey: demoKey(index + 1) }))
    }
    clock.advance({ hours: 2 })
    for (const reference of references) {
      const request = await findRequest(store, { reference })
      const reply = { requestId: request?.id ?? '', subject: 'Papers', body: 'Please send them.' }
      expect(await writeReply(store, { ...reply, state: 'seen' })).toHaveProperty('kind', 'written')
    }
    clock.advance({ hours: 3 })
    for (const reference of references) await changeState(store, reference, 'answered')
    expect(await answerHours(store, hours)).toBe(2)
  })

  test('does not hide requests that still wait', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await receivedMany(store, 31)
    const answered = await receivedMany(store, 30)
    clock.advance({ hours: 1 })
    for (const reference of answered) await changeState(store, reference, 'answered')
    clock.advance({ hours: 1 })
    // More than half have waited longer without an answer.
    expect(await answerHours(store, hours)).toBeUndefined()
    // Those received just now say nothing yet.
    const other = await open({ clock: () => clock.now })
    for (const reference of await receivedMany(other, 30)) await changeState(other, reference, 'answered')
    clock.advance({ hours: 1 })
    await receivedMany(other, 40)
    expect(await answerHours(other, hours)).toBe(1)
  })

  test('is counted once an hour', async () => {
    const store = await open({ clock: () => testClock().now })
    const pace = hourlyAnswerHours(store, hours)
    expect(await pace()).toBeUndefined()
    for (const reference of await receivedMany(store, 30)) await changeState(store, reference, 'answered')
    expect(await pace()).toBeUndefined()
    expect(await hourlyAnswerHours(store, hours)()).toBe(1)
  })

  test('keeps nothing of an erased request', async () => {
    const store = await open()
    const reference = await received(store)
    await changeState(store, reference, 'answered')
    await eraseRequest(store, reference)
    expect(await store.db.selectFrom('first_answer').selectAll().execute()).toEqual([])
  })
})

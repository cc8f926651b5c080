import { expect, test } from 'vitest'
import { purge } from '#domains/retention/purge.server.ts'
import { storedBytes } from '#tests/support/stored-bytes.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import type { Feedback } from './gateway.ts'
import { feedbackOf, keepPageAnswer, listPageAnswers } from './page-answers.server.ts'

const on = (path: string) => ({ path, locale: 'en' }) as const
const nie = on('/en/services/nie')
const clients = on('/en/clients')

describeStores('answers at the end of pages', ({ open, dialect }) => {
  test('are counted by page, and what was missing is listed without contact details', async () => {
    const store = await open({ clock: () => testClock().now })
    const all: Feedback[] = [
      { ...nie, answer: 'yes' },
      { ...clients, answer: 'no' },
      { ...clients, answer: 'no' },
      {
        ...clients,
        answer: 'missing',
        text: 'Call me: 612 345 678, anna@example.org. How long does it take?',
      },
      { ...clients, answer: 'missing', text: '612345678' },
      { ...clients, answer: 'yes' },
    ]
    for (const one of all) await keepPageAnswer(store, one)
    expect(await listPageAnswers(store, 30)).toEqual({
      pages: [
        { ...clients, yes: 1, no: 2 },
        { ...nie, yes: 1, no: 0 },
      ],
      missing: [
        {
          ...clients,
          id: expect.any(String) as string,
          day: '2026-11-23',
          text: 'Call me: …, … How long does it take?',
        },
      ],
    })
    const bytes = await storedBytes(store)
    for (const secret of ['612', 'anna', 'example.org']) expect(bytes).not.toContain(secret)
  })

  test('are limited by address without storing it, and the sender does not notice', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = feedbackOf(store, '192.0.2.77')
    for (let count = 0; count < 50; count++)
      expect(await gateway.keep({ ...nie, answer: 'yes' })).toBe('kept')
    await feedbackOf(store, '192.0.2.78').keep({ ...nie, answer: 'no' })
    expect((await listPageAnswers(store, 1)).pages).toEqual([{ ...nie, yes: 40, no: 1 }])
    expect(await storedBytes(store)).not.toContain('192.0.2')
  })

  test('are deleted after twelve months, also from the files', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await keepPageAnswer(store, { ...nie, answer: 'missing', text: 'first-canary of all' })
    clock.advance({ hours: 24 * 30 })
    await keepPageAnswer(store, { ...nie, answer: 'missing', text: 'second-canary of all' })
    clock.advance({ hours: 24 * 340 })
    // The daily purge rewrites SQLite's file; PostgreSQL's tables are only rewritten by staff.
    expect(await purge(store, dialect === 'postgres')).toMatchObject({ scrubbed: true })
    const { missing } = await listPageAnswers(store, 400)
    expect(missing.map(({ text }) => text)).toEqual(['second-canary of all'])
    const bytes = await storedBytes(store)
    expect(bytes).not.toContain('first-canary')
    expect(bytes).toContain('second-canary')
  })
})

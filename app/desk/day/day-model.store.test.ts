import { expect, test } from 'vitest'
import { blockTimes } from '#domains/appointments/book/blocks.server.ts'
import { readDay } from '#domains/appointments/book/read-day.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { deskTexts } from '#desk/desk-texts.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { book, gatewayOn, identity as base, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { officeTable } from './day-model.server.ts'
import type { TableCell } from './day-model.ts'
import type { DayWords } from './day-words.server.ts'

const [palma] = base.offices as readonly [Office, ...Office[]]
const slots = { minutes: 30, leadHours: 4 }
const identity: Identity = {
  ...base,
  offices: [
    {
      ...palma,
      slots,
      advisers: [
        { id: 'ana', languages: ['es'] },
        { id: 'klaus', languages: ['de'] },
      ],
    },
  ],
}
const words: DayWords = {
  t: deskTexts('en').day,
  office: (page) => page,
  seat: ({ seat }) => seat,
  topic: (topic = 'other') => topic,
  language: (language) => language,
  day: (day) => day.toString(),
  when: ({ startsAt }) => startsAt.toString(),
}
const member = (role: Member['role'], adviser?: string): Member => ({
  id: 'member',
  name: 'Member',
  role,
  offices: [],
  adviser,
  locale: 'en',
  email: undefined,
  createdAt: testClock().now,
  disabledAt: undefined,
})

/** A cell in words. */
function inWords({ rows, cards, book: link }: TableCell): string {
  const shown = cards.map((card) => {
    if (card.kind === 'taken') return 'taken'
    return card.kind === 'block' ? `${card.reason}${card.href ? ' (open)' : ''}` : card.name
  })
  return [...shown, link && `book ${link.time}`, rows > 1 ? `over ${rows} rows` : undefined]
    .filter(Boolean)
    .join(', ')
}

describeStores('the day of an adviser', ({ open }) => {
  test('begins with their own column and shows of others only that their time is taken', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store, identity)
    tokenOf(await book(gateway, { talk: 'es', name: 'Maria' }))
    tokenOf(await book(gateway, { talk: 'de', name: 'Änne' }))
    const span = {
      days: { from: '2026-11-24', to: '2026-11-24' },
      from: '10:00',
      to: '11:00',
      reason: 'lunch',
    } as const
    await blockTimes(store, identity, { office: 'office.palma', seats: ['ana', 'klaus'], ...span })
    const [day] = await readDay(store, identity, { day: Temporal.PlainDate.from('2026-11-24') })
    if (day === undefined) throw new Error('no office')

    const own = officeTable(day, member('adviser', 'klaus'), words)
    expect(own.columns.map(({ seat, isOwn }) => [seat, isOwn])).toEqual([
      ['klaus', true],
      ['ana', false],
    ])
    expect(own.rows.map(({ time, cells }) => [time, ...cells.map(inWords)])).toEqual([
      ['09:00', 'Änne', 'taken'],
      ['09:30', 'book 09:30', ''],
      ['10:00', 'lunch (open), over 2 rows', 'lunch, over 2 rows'],
      ['10:30'],
    ])
    expect(JSON.stringify(own)).not.toContain('Maria')

    const all = officeTable(day, member('manager'), words)
    expect(all.rows.map(({ cells }) => cells.map(inWords))).toEqual([
      ['Maria', 'Änne'],
      ['book 09:30', 'book 09:30'],
      ['lunch (open), over 2 rows', 'lunch (open), over 2 rows'],
      [],
    ])
    expect(all.rows[1]?.cells[1]?.book).toMatchObject({
      href: '/day/2026-11-24/book?office=office.palma&seat=klaus&time=09%3A30',
      label: 'Book 09:30, klaus',
    })
  })
})

import { expect, test } from 'vitest'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { findAppointment } from '#domains/appointments/book/repository.server.ts'
import { listAudit } from '#domains/staff/audit.server.ts'
import { book, gatewayOn, sent } from '#tests/support/appointments.ts'
import { runTool } from '#tests/support/staff-tool.ts'
import { describeStores, type StoreSuite, testClock } from '#tests/support/stores.ts'

/** A store with one booking, and the tool on it. */
async function withBooking({ open, configure }: StoreSuite) {
  const clock = () => testClock().now
  const config = await configure()
  const store = await open({ clock }, config)
  const answer = await book(gatewayOn(store))
  const { reference } = answer as Extract<typeof answer, { readonly kind: 'booked' }>
  await sent(store)
  const run = (...words: string[]) => runTool(words, config, (given) => open({ clock }, given))
  return { store, reference, run }
}

describeStores('the staff command', (suite) => {
  test('move gives an appointment another time, with the reason in the mail', async () => {
    const { store, reference, run } = await withBooking(suite)
    const { code, out } = await run('move', reference, '24/11/2026', '9:45', '--reason', 'Beraterin krank')
    expect([code, out]).toEqual([
      0,
      `${reference} is at 2026-11-24 09:45, office.palma/1; the visitor gets a mail in de\n`,
    ])
    const request = await findRequest(store, { reference })
    expect(await findAppointment(store, request?.id ?? '')).toMatchObject({
      officeMove: { reason: 'Beraterin krank' },
    })
    const { entries } = await listAudit(store, { page: 0, perPage: 10 })
    expect(entries).toMatchObject([
      { action: 'appointment-moved', requestId: request?.id, staffId: undefined },
    ])
  })

  test('move --asked does not apologise', async () => {
    const { store, reference, run } = await withBooking(suite)
    expect((await run('move', reference, 'tomorrow 10:30', '--asked', '--office', 'palma/1')).code).toBe(0)
    expect((await sent(store))[0]?.subject).toMatch(/^Ihr Termin ist verschoben/)
  })

  test.each([
    [['2026-11-24', '12:00'], 'closed at that time'],
    [['2026-11-24', '9:10'], 'on the quarter of an hour'],
    [['2026-11-24', '9:00'], 'has that time already'],
    [['2026-11-24 noon'], 'is not a day and a time'],
    [['24.13.2026 9:30'], 'is not a day'],
    [['tomorrow', '9:30', '--office', 'ibiza'], 'There is no office "ibiza"; it is one of palma'],
    [['tomorrow', '9:30', '--office', 'palma/2'], 'it is one of palma/1'],
    [['tomorrow', '9:30', '--asked', '--reason', 'x'], 'got both'],
  ])('move %j says what is wrong', async (words, message) => {
    const { reference, run } = await withBooking(suite)
    const { code, err } = await run('move', reference, ...words)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
  })

  test('block lists whom it affects, blocks lists it, and --remove ends it', async () => {
    const { store, reference, run } = await withBooking(suite)
    const { code, out } = await run(
      'block',
      'palma',
      '2026-11-24..2026-11-25',
      '9:00-10:30',
      '--reason',
      'ill',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^2 blocks are set/)
    expect(out).toMatch(new RegExp(`2026-11-24 +09:00-09:30 .*${reference}.*Änne Groß`))
    const batch = /--remove (\S+)/.exec(out)?.[1] ?? ''
    const line = `2026-11-24..2026-11-25  09:00-10:30  palma/1               ill    ${batch}\n`
    expect((await run('blocks')).out).toBe(line)
    expect((await run('blocks', '25.11.2026')).out).toContain('2026-11-25  ')
    expect((await run('blocks', '2026-11-26')).out).toBe('no blocks\n')
    const taken = await run('move', reference, 'tomorrow', '9:30')
    expect(taken.err).toBe('2026-11-24 09:30 is taken; free that day: 10:30\n')
    expect((await run('block', '--remove', batch)).out).toMatch(/^2 blocks are removed/)
    expect((await run('block', '--remove', batch)).code).toBe(1)
    const { entries } = await listAudit(store, { page: 0, perPage: 10 })
    expect(entries.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      'times-blocked 2',
      'times-opened 2',
    ])
  })

  test('block without hours is all day', async () => {
    const { run } = await withBooking(suite)
    await run('block', 'palma/1', 'tomorrow', '--reason', 'leave')
    expect((await run('blocks')).out).toMatch(/^2026-11-24 +00:00-24:00 {2}palma\/1 +leave/)
  })

  test.each([
    [['palma', 'tomorrow', '9-10', '--reason', 'ill'], 'written as 09:00-14:00'],
    [['palma', 'tomorrow', '--reason', 'holiday'], '--reason is one of ill, leave, lunch, other'],
    [['palma', '2026-11-25..2026-11-24', '--reason', 'ill'], 'The last day is before the first'],
    [['palma', '2026-11-20', '--reason', 'ill'], 'over'],
    [['palma', '--reason', 'ill'], 'expected OFFICE DAY'],
    [['palma', 'tomorrow', '--remove', 'x'], 'got both'],
  ])('block %j says what is wrong', async (words, message) => {
    const { run } = await withBooking(suite)
    const { code, err } = await run('block', ...words)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
  })

  test('appointments takes days as people write them, and an office', async () => {
    const { reference, run } = await withBooking(suite)
    for (const day of ['tomorrow', '24/11/2026', '24.11.2026', '2026-11-24']) {
      expect((await run('appointments', day, '--office', 'palma')).out).toContain(reference)
    }
    expect((await run('appointments', 'today')).out).toBe('no appointments on 2026-11-23\n')
    expect((await run('appointments', '--ahead', '--office', 'palma/1')).out).toContain(reference)
    expect((await run('appointments', '31/11/2026')).code).toBe(1)
    expect((await run('appointments', '--ahead', '--office', 'ibiza')).code).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { countMail } from '#platform/protection/limits.server.ts'
import { leaseDue } from '#platform/outbox/outbox.server.ts'
import { book, gatewayOn, identity, sent, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

const limits = { perAddress: 30, perMinute: 600 }
const times = ['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-11-24T${time}:00Z`)
const later = (index: number) => times[index % times.length] ?? ''

describeStores('mails about changes of an appointment', ({ open }) => {
  test('wait a minute for the next move, and report the last with a higher sequence', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store, identity, limits, countMail(store, limits))
    const token = tokenOf(await book(gateway))
    await sent(store)
    for (let i = 1; i <= 31; i++) {
      expect(await gateway.move(token, later(i))).toEqual({ kind: 'moved' })
      clock.advance({ seconds: 1 })
    }
    clock.advance({ seconds: 28 })
    expect(await leaseDue(store, { owner: 'early', seconds: 1, limit: 9 })).toEqual([])
    clock.advance({ seconds: 1 })
    const mails = await sent(store)
    expect(mails.map(({ to }) => to)).toEqual(['aenne@example.org', 'oficina@faro.example'])
    for (const { calendar } of mails) expect(calendar?.content).toContain('SEQUENCE:31\r\n')
    // A cancellation is sent at once, together with what still waits.
    await gateway.move(token, later(32))
    await gateway.cancel(token)
    const cancelled = await leaseDue(store, { owner: 'now', seconds: 1, limit: 9 })
    expect(cancelled.map(({ kind }) => kind).toSorted()).toEqual(['mail-office', 'mail-visitor'])
  })

  test('count per mailbox, however its address is written', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const overMailed = countMail(store, limits)
    const gateway = gatewayOn(store, identity, limits, overMailed)
    const toVisitors = async () =>
      (await sent(store)).filter(({ to }) => to !== 'oficina@faro.example').length
    let mails = 0
    for (let i = 0; i < 20; i++) {
      const email = `Ann.Example+${i}@${i % 2 ? 'gmail.com' : 'GoogleMail.com'}`
      const booking = { ...(await unmailed(email)) }
      const token = tokenOf(
        await book({ ...gateway, book: (one) => gateway.book({ ...one, ...booking }) }, { email }),
      )
      mails += await toVisitors()
      await gateway.move(token, later(1))
      mails += await toVisitors()
      expect(await gateway.cancel(token)).toBe('cancelled')
      mails += await toVisitors()
    }
    expect(mails).toBe(5)
    // Mails to other addresses do not count.
    const token = tokenOf(await book(gateway, { email: 'ben@example.org' }))
    await gateway.cancel(token)
    expect(await toVisitors()).toBe(1)

    async function unmailed(email: string) {
      return { unmailed: await overMailed(email) }
    }
  })
})

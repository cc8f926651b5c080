import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOwnSite, type OwnSite } from '#tests/support/own-site.ts'
import { bookingForm, callbackForm, freeTimes } from '#tests/support/send-form.ts'

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite({ POSTS_PER_ADDRESS: '30', TRUSTED_PROXIES: '127.0.0.1' })
}, 60_000)
afterAll(() => site.stop())

async function post(path: string, body: URLSearchParams, headers: Record<string, string>) {
  const answer = await fetch(site.origin + path, { method: 'POST', body, redirect: 'manual', headers })
  await answer.arrayBuffer()
  return { status: answer.status, to: new URL(answer.headers.get('location') ?? '/', site.origin) }
}

function held(): number {
  const database = new DatabaseSync(join(site.dataDir, 'store.sqlite'), { timeout: 5_000, readOnly: true })
  const row = database.prepare(`select count(*) as count from appointment where state = 'booked'`).get()
  database.close()
  return Number(row?.['count'])
}

it('limits a /48 spread over its /56s to a few times per office', async () => {
  const starts = await freeTimes(site.origin, 'office.palma')
  for (const [index, start] of starts.slice(0, 200).entries()) {
    const network = `2001:db8:7:${(index % 200).toString(16)}00::1`
    const form = bookingForm('office.palma', start)
    await post('/en?dialog=appointment-dialog', form, { 'x-forwarded-for': network })
  }
  // The booking limit of a /48 in ten minutes.
  expect(held()).toBe(20)
  const own = await post(
    '/en?dialog=appointment-dialog',
    bookingForm('office.llucmajor', (await freeTimes(site.origin, 'office.llucmajor'))[0] ?? ''),
    { 'x-forwarded-for': '192.0.2.7' },
  )
  expect(own.status).toBe(303)
}, 120_000)

it('separates identical forms of different senders without a key, and deduplicates those of one', async () => {
  const form = callbackForm()
  form.delete('key')
  const path = '/en?dialog=callback-dialog'
  const first = { 'x-forwarded-for': '192.0.2.20', 'user-agent': 'Browser A' }
  const sent = await post(path, form, first)
  const answerOf = (to: URL) => [to.searchParams.get('reference'), to.searchParams.get('status')]
  const [reference, status] = answerOf(sent.to)
  expect(status).toMatch(new RegExp(`^${reference}\\.`))
  for (const other of [
    { ...first, 'x-forwarded-for': '192.0.2.21' },
    { ...first, 'user-agent': 'Browser B' },
  ]) {
    const [theirs, link] = answerOf((await post(path, form, other)).to)
    expect(theirs).not.toBe(reference)
    expect(link).toMatch(new RegExp(`^${theirs}\\.`))
  }
  // A sender who cannot be identified as the first one never sees the first one's secret.
  expect(answerOf((await post(path, form, first)).to)).toEqual([reference, null])
})

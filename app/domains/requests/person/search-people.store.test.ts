import { expect, test } from 'vitest'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import type { RequestScope } from '#domains/requests/work/request-scope.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { searchPeople } from './search-people.server.ts'

describeStores('a search for people', ({ open }) => {
  const setUp = async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const submit = async (
      contact: RequestSubmission['contact'],
      changes: Partial<RequestSubmission> = {},
    ): Promise<string> => {
      clock.advance({ minutes: 1 })
      const result = await submitRequest(store, submission({ contact, ...changes }))
      return result.kind === 'received' ? result.reference : ''
    }
    const search = async (q: string, scope: RequestScope = { kind: 'all' }) =>
      await searchPeople(store, { q, scope })
    return { clock, submit, search }
  }

  test('finds each person once, by name, address or number, under their latest request', async () => {
    const { clock, submit, search } = await setUp()
    await submit({ name: 'Jürgen Müßig', email: 'JM@example.org' })
    const latest = await submit({ name: 'J. Müßig', email: 'jm@example.org', phone: '+4915112345678' })
    const latestAt = clock.now
    await submit({ name: 'Ann', email: 'ann@example.org' })
    const found = {
      reference: latest,
      name: 'J. Müßig',
      email: 'jm@example.org',
      phone: '+4915112345678',
      requests: 2,
      latestAt,
    }
    for (const q of ['muessig', 'JM@example', '0151 1234', latest]) expect(await search(q)).toEqual([found])
    expect(await search('nobody')).toEqual([])
  })

  test('counts the requests that a person sent under another address with the same number', async () => {
    const { submit, search } = await setUp()
    await submit({ name: 'Ann', email: 'old@example.org', phone: '+34600112233' })
    await submit({ name: 'Ann', email: 'new@example.org', phone: '+34600112233' })
    expect(await search('new@')).toMatchObject([{ requests: 2 }])
    expect(await search('old@')).toMatchObject([{ email: 'old@example.org', requests: 2 }])
  })

  test('lists those who wrote last first, and people without an address apart', async () => {
    const { submit, search } = await setUp()
    await submit({ name: 'Ann One', phone: '+34600112233' })
    await submit({ name: 'Ann Two', phone: '+34600445566' })
    expect((await search('ann')).map(({ name, requests }) => [name, requests])).toEqual([
      ['Ann Two', 1],
      ['Ann One', 1],
    ])
  })

  test('finds and counts only what the member may see', async () => {
    const { submit, search } = await setUp()
    const contact = { name: 'Ann', email: 'ann@example.org' }
    await submit(contact, { pageId: 'office.palma' })
    await submit(contact, { pageId: 'office.llucmajor' })
    const inOffice = (office: string) => search('ann', { kind: 'offices', offices: [office] })
    expect(await inOffice('office.palma')).toMatchObject([{ requests: 1 }])
    expect(await inOffice('office.online')).toEqual([])
  })
})

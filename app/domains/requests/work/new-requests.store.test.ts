import { expect, test } from 'vitest'
import { book, gatewayOn } from '#tests/support/appointments.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { findMember, type MemberEntry } from '#domains/staff/members.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { newRequests } from './new-requests.server.ts'

describeStores('new requests', ({ open }) => {
  test('are counted for the offices of a member, without robots and without earlier ones', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    const since = toText(clock.now)
    clock.advance({ minutes: 1 })
    await submitRequest(store, submission({ pageId: 'office.palma' }))
    await submitRequest(store, submission({ pageId: 'home' }))
    await submitRequest(store, submission({ suspect: true }))
    await book(gatewayOn(store))
    const countFor = async (entry: Partial<MemberEntry>) => {
      const member = await findMember(store, await newMember(store, entry))
      return member && (await newRequests(store, member, since))
    }
    expect(await countFor({ role: 'manager' })).toBe(3)
    expect(await countFor({ role: 'clerk', offices: ['office.palma'] })).toBe(3)
    expect(await countFor({ role: 'clerk', offices: ['office.online'] })).toBe(1)
    expect(await countFor({ role: 'adviser', adviser: 'office.palma/1' })).toBe(1)
    expect(await countFor({ role: 'adviser', adviser: 'ana' })).toBe(0)
  })
})

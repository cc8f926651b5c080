import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { purge } from '#domains/retention/purge.server.ts'
import { audit, listAudit } from './audit.server.ts'
import { invitedMember, inviteMember, returnInvite, useInvite } from './invites.server.ts'
import {
  addMember,
  changeMember,
  disableMember,
  enableMember,
  findMember,
  listMembers,
} from './members.server.ts'
import { endOtherAccess } from './passkeys.server.ts'
import { closeSession, openSession, readSession } from './sessions.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'

const clerk = { name: 'Aina', role: 'clerk', offices: ['office.palma'], locale: 'es' } as const
const manager = { name: 'Bel', role: 'manager', offices: [], locale: 'de' } as const

async function added(store: Store, entry: Parameters<typeof addMember>[1]): Promise<string> {
  const result = await addMember(store, entry)
  if (result.kind !== 'saved') throw new Error('not added')
  return result.id
}

/** A passkey, so that the member counts as able to sign in. */
async function givePasskey(store: Store, staffId: string): Promise<void> {
  const row = {
    id: `key-${staffId}`,
    staff_id: staffId,
    public_key: '',
    counter: 0,
    transports: '[]',
    name: 'Key',
  }
  await store.db
    .insertInto('staff_passkey')
    .values({ ...row, created_at: toText(store.clock()) })
    .execute()
}

describeStores('members', ({ open }) => {
  test('have unique names, whatever their case', async () => {
    const store = await open()
    await added(store, clerk)
    expect(await addMember(store, { ...clerk, name: 'AINA' })).toEqual({ kind: 'taken', field: 'name' })
    expect((await listMembers(store)).map(({ name }) => name)).toEqual(['Aina'])
  })

  test('keep an adviser only in the role of an adviser', async () => {
    const store = await open()
    const id = await added(store, { ...clerk, role: 'adviser', adviser: 'ana' })
    expect(await findMember(store, id)).toMatchObject({ role: 'adviser', adviser: 'ana' })
    await changeMember(store, id, { ...clerk, adviser: 'ana' })
    expect(await findMember(store, id)).toMatchObject({ role: 'clerk', adviser: undefined })
  })

  test('lose sessions, passkeys, invitations and assigned work when disabled, and return without them', async () => {
    const store = await open()
    const id = await added(store, clerk)
    await givePasskey(store, id)
    const session = await openSession(store, id)
    const invite = await inviteMember(store, id)
    expect(await disableMember(store, id)).toBe('done')
    expect(await readSession(store, session)).toBeUndefined()
    expect(await invitedMember(store, invite)).toBeUndefined()
    expect(await store.db.selectFrom('staff_passkey').selectAll().execute()).toEqual([])
    expect(await enableMember(store, id)).toBe(true)
    expect(await readSession(store, session)).toBeUndefined()
  })

  test('always include a manager who can sign in', async () => {
    const store = await open()
    const first = await added(store, manager)
    const second = await added(store, { ...manager, name: 'Cati' })
    await givePasskey(store, first)
    // The second one has no passkey, so the first must stay.
    expect(await disableMember(store, first)).toBe('last-manager')
    expect(await changeMember(store, first, { ...manager, role: 'clerk' })).toEqual({ kind: 'last-manager' })
    await givePasskey(store, second)
    expect(await disableMember(store, first)).toBe('done')
  })
})

describeStores('sessions', ({ open }) => {
  test('lock after half an hour without a request and end after twelve hours', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const id = await added(store, clerk)
    const token = await openSession(store, id)
    expect(await readSession(store, token)).toMatchObject({
      locked: false,
      verified: true,
      member: { name: 'Aina' },
    })
    clock.advance({ minutes: 6 })
    expect(await readSession(store, token)).toMatchObject({ locked: false, verified: false })
    clock.advance({ minutes: 29 })
    expect(await readSession(store, token)).toMatchObject({ locked: false })
    // A look for news is no activity.
    clock.advance({ minutes: 20 })
    expect(await readSession(store, token, false)).toMatchObject({ locked: false })
    clock.advance({ minutes: 10 })
    expect(await readSession(store, token)).toMatchObject({ locked: true })
    clock.advance({ hours: 11 })
    expect(await readSession(store, token)).toBeUndefined()
  })

  test('are stored by hash, and end when closed or when a new invitation was used', async () => {
    const store = await open()
    const id = await added(store, clerk)
    await givePasskey(store, id)
    const other = await added(store, manager)
    const [one, two, three] = [
      await openSession(store, id),
      await openSession(store, id),
      await openSession(store, other),
    ]
    const rows = JSON.stringify(await store.db.selectFrom('staff_session').selectAll().execute())
    for (const token of [one, two, three]) expect(rows).not.toContain(token)
    await closeSession(store, one)
    expect(await readSession(store, one)).toBeUndefined()
    await endOtherAccess(store, id, 'the new passkey')
    expect(await readSession(store, two)).toBeUndefined()
    expect(await readSession(store, three)).toBeDefined()
    expect(await store.db.selectFrom('staff_passkey').selectAll().execute()).toEqual([])
  })

  test('apply a change of role to the next request', async () => {
    const store = await open()
    const id = await added(store, clerk)
    const token = await openSession(store, id)
    await changeMember(store, id, { ...clerk, role: 'editor' })
    expect((await readSession(store, token))?.member.role).toBe('editor')
  })
})

describeStores('invitations', ({ open }) => {
  test('work once, for a day, and only the latest', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const id = await added(store, clerk)
    const earlier = await inviteMember(store, id)
    const token = await inviteMember(store, id)
    expect(await invitedMember(store, earlier)).toBeUndefined()
    expect(await invitedMember(store, token)).toMatchObject({ id })
    const uses = await Promise.all([useInvite(store, token), useInvite(store, token)])
    expect(uses.toSorted()).toEqual([false, true])
    expect(await invitedMember(store, token)).toBeUndefined()
    await returnInvite(store, token)
    expect(await useInvite(store, token)).toBe(true)
    const late = await inviteMember(store, id)
    clock.advance({ hours: 24 })
    expect(await invitedMember(store, late)).toBeUndefined()
    expect(await useInvite(store, late)).toBe(false)
  })
})

describeStores('the audit log', ({ open }) => {
  test('lists the newest first, by page and member', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    for (const [staffId, detail] of [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ] as const) {
      await audit(store, { action: 'export', staffId, detail })
      clock.advance({ minutes: 1 })
    }
    const first = await listAudit(store, { page: 0, perPage: 2 })
    expect(first.entries.map(({ detail }) => detail)).toEqual(['3', '2'])
    expect(first.more).toBe(true)
    const own = await listAudit(store, { staffId: 'a', page: 0, perPage: 2 })
    expect(own.entries.map(({ detail }) => detail)).toEqual(['3', '1'])
    expect(own.more).toBe(false)
  })

  test('is deleted after 24 months by the daily purge, ended sessions with it', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const id = await added(store, clerk)
    await openSession(store, id)
    await audit(store, { action: 'sign-in', staffId: id })
    clock.advance({ hours: 24 * 600 })
    await audit(store, { action: 'export', staffId: id })
    await purge(store)
    expect((await listAudit(store, { page: 0, perPage: 9 })).entries).toHaveLength(2)
    expect(await store.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
    clock.advance({ hours: 24 * 140 })
    await purge(store)
    const { entries } = await listAudit(store, { page: 0, perPage: 9 })
    expect(entries.map(({ action }) => action)).toEqual(['export'])
  })
})

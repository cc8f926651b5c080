import { expect, test } from 'vitest'
import { runTool } from '#tests/support/staff-tool.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import type { StoreSuite } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { writeReply } from '#domains/requests/reply/write-reply.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function terminal({ open, configure }: StoreSuite) {
  const clock = testClock()
  const ports = { clock: () => clock.now }
  const config = await configure()
  const store = await open(ports, config)
  const run = async (...words: string[]) => await runTool(words, config, () => open(ports, config))
  return { store, run, clock }
}

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

describeStores('the staff’s tool, on work,', (suite) => {
  test('assigns, notes and shows it, with replies and mails', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store)
    const marga = await newMember(store, { name: 'Marga Núñez' })
    await newMember(store, { name: 'Toni Vidal' })
    expect(await run('assign', reference, 'nunez')).toHaveProperty(
      'out',
      `${reference} is with Marga Núñez\n`,
    )
    expect((await run('list')).out).toMatch(/Marga Núñez$/m)
    expect((await run('assign', reference, 'n')).err).toBe('"n" may be Marga Núñez or Toni Vidal\n')
    expect((await run('assign', reference, 'Ana')).err).toBe(
      'There is no member "Ana"; members are Marga Núñez, Toni Vidal\n',
    )
    expect(await run('note', reference, 'Called, no answer.')).toHaveProperty('code', 0)
    const request = await findRequest(store, { reference })
    await writeReply(store, { requestId: request?.id ?? '', staffId: marga, subject: 'Re', body: 'Hallo' })
    const { out } = await run('show', reference, '--language', 'de')
    for (const line of [
      /^assignee: +Marga Núñez$/m,
      /^Anzahl der Personen: 1980\n {2}1982$/m,
      /^internal note: 2026-11-23 10:00:00, command line\n {2}Called, no answer\.$/m,
      /^reply: +2026-11-23 10:00:00, Marga Núñez\n {2}Re\n {2}Hallo$/m,
      /^ {2}2026-11-23 10:00:00 {2}waiting {2}mail-reply {4}reply-written$/m,
    ])
      expect(out).toMatch(line)
    expect(await run('assign', reference, 'none')).toHaveProperty('out', `${reference} is with no one\n`)
    const actions = await store.db.selectFrom('audit').select('action').orderBy('action').execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'note-written',
      'request-changed',
      'request-changed',
      'request-read',
    ])
  })

  test('lists what waits by due day, and finds by name, kind and office', async () => {
    const { store, run, clock } = await terminal(suite)
    const claim = await submit(store, { dialog: 'contact-dialog', fields: { topic: 'claim' } })
    clock.advance({ hours: 24 })
    const palma = await submit(store, { pageId: 'office.palma', contact: { name: 'Jörg Müßig' } })
    const answered = await submit(store)
    await run('status', answered, 'answered')
    const listed = async (...options: string[]) =>
      [...(await run('list', ...options)).out.matchAll(/^TAL-\S+/gm)].map(([reference]) => reference)
    expect(await listed()).toHaveLength(3)
    expect(await listed('--open')).toEqual([claim, palma])
    expect(await listed('--find', 'muessig')).toEqual([palma])
    expect(await listed('--kind', 'claim')).toEqual([claim])
    expect(await listed('--office', 'palma')).toEqual([palma])
    expect(await listed('--due', 'today')).toEqual([claim])
    expect(await listed('--open', '--limit', '1')).toEqual([claim])
    expect((await run('list', '--kind', 'claim')).out).toContain('  claim  ')
  })
})

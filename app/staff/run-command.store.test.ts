import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import type { StoreSuite } from '#tests/support/stores.ts'
import { runTool } from '#tests/support/staff-tool.ts'
import { submission } from '#tests/support/submission.ts'
import type { Clock } from '#platform/store/instant.server.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { correct } from './commands.server.ts'

/** A staff command line on a database of its own. */
async function terminal({ open, configure }: StoreSuite, clock?: Clock) {
  const config = await configure()
  const store = await open(clock && { clock }, config)
  const run = (line: string) => runTool(line.split(' ').filter(Boolean), config, () => open({}, config))
  return { store, run, config }
}

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

describeStores('the staff’s tool', (suite) => {
  test('lists, shows, changes and erases', async () => {
    const { store, run } = await terminal(suite)
    expect(await run('list')).toEqual({ code: 0, out: 'no requests\n', err: '' })
    const reference = await submit(store)
    const listed = await run('list --state received --limit 5')
    expect(listed.out).toMatch(
      new RegExp(
        `^${reference}  .*received .*de  salud-dialog +any +20\\d\\d-\\d\\d-\\d\\d  -\n1 received\n$`,
      ),
    )
    expect(listed.out).not.toContain('Groß')
    const shown = await run(`show ${reference.toLowerCase().replaceAll('-', '')}`)
    for (const part of [
      'Änne Groß',
      '+4915112345678',
      'Number of people: 1980\n  1982\n',
      'Bitte vormittags',
      'version 2026-11',
    ]) {
      expect(shown.out).toContain(part)
    }
    expect(await run(`status ${reference} answered`)).toHaveProperty(
      'out',
      `${reference}: received -> answered\n`,
    )
    expect(await run(`status ${reference} answered`)).toHaveProperty(
      'out',
      `${reference} is answered already\n`,
    )
    await store.db.updateTable('outbox').set({ sent_at: '2026-11-23T09:00:00.000Z' }).execute()
    expect(await run(`erase ${reference}`)).toHaveProperty('out', `${reference} is erased\n`)
    expect(await run(`show ${reference}`)).toEqual({
      code: 1,
      out: '',
      err: `There is no request ${reference}\n`,
    })
    expect(await run('replay-erasures')).toHaveProperty('out', '0 requests erased again\n')
    expect(await run('purge')).toHaveProperty('out', 'purged 0 requests and 0 left-over files\n')
  })

  test('erases no request with waiting messages, unless they are to be dropped', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store)
    expect((await run(`show ${reference}`)).out).toMatch(/^unsent: +2 messages waiting$/m)
    const refused = await run(`erase ${reference}`)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(new RegExp(`^2 messages of ${reference} .*erase ${reference} --unsent`))
    const dead = { dead_at: '2026-11-23T09:00:00.000Z', attempts: 3, last_error: 'smtp.550' }
    await store.db.updateTable('outbox').set(dead).where('kind', '=', 'mail-office').execute()
    expect((await run(`erase ${reference}`)).err).toContain(`1 messages of ${reference}`)
    expect(await run(`erase ${reference} --unsent`)).toHaveProperty('out', `${reference} is erased\n`)
    const given = await submit(store)
    await store.db.updateTable('outbox').set(dead).execute()
    expect((await run(`show ${given}`)).out).not.toContain('waiting')
    expect(await run(`erase ${given}`)).toHaveProperty('out', `${given} is erased\n`)
  })

  test('withdraws the consent to marketing, and the table no longer shows it', async () => {
    const { store, run } = await terminal(suite)
    const base = submission()
    const reference = await submit(store, { consent: { ...base.consent, marketing: true } })
    const marketing = async () => /^marketing: +(.*)$/m.exec((await run(`show ${reference}`)).out)?.[1]
    expect(await marketing()).toMatch(/^\d/)
    expect(await run(`no-marketing ${reference}`)).toEqual({
      code: 0,
      out: 'consent to marketing withdrawn on 1 of this person’s requests\n',
      err: '',
    })
    expect(await marketing()).toBe('no')
    expect(await run('no-marketing TAL-3333-33')).toMatchObject({ code: 1 })
  })

  test('accepts states and addresses as they are typed or copied', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store)
    expect(await run(`status ${reference}, Answered`)).toHaveProperty(
      'out',
      `${reference}: received -> answered\n`,
    )
    expect((await run('list --state ANSWERED')).out).toContain(reference)
    for (const typed of [' anna@example.org ', 'anna@example.org.']) {
      expect(await correct(store, reference, typed)).toContain(
        `${reference} has the address anna@example.org;`,
      )
    }
  })

  test('reports when a corrected address gets no mail', async () => {
    const { store, run } = await terminal(suite)
    const [open, apart] = [await submit(store), await submit(store, { suspect: true })]
    const corrected = async (reference: string) => (await run(`correct ${reference} anna@example.org`)).out
    expect(await corrected(open)).toMatch(/links given out before have ended\n$/)
    expect(await corrected(apart)).toMatch(
      /ended; in quarantine, so a mail goes there once it is released\n$/,
    )
    await run(`status ${open} closed`)
    expect(await corrected(open)).toMatch(/ended; closed, so no mail goes there: write to the visitor\n$/)
  })

  test('keeps a request in quarantine until it is released', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store, { suspect: true })
    expect(await run('list')).toHaveProperty('out', '1 quarantined\n')
    expect((await run('list --state quarantined')).out).toContain(reference)
    expect(await run(`status ${reference} seen`)).toMatchObject({
      code: 1,
      err: `${reference} is in quarantine: release it first\n`,
    })
    expect(await run(`release ${reference}`)).toHaveProperty('out', `${reference} is released\n`)
    expect(await run(`release ${reference}`)).toHaveProperty('code', 1)
  })

  test('leaves a withdrawn request withdrawn', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store)
    expect(await run(`status ${reference} withdrawn`)).toHaveProperty('code', 0)
    expect(await run(`status ${reference} seen`)).toEqual({
      code: 1,
      out: '',
      err: `${reference} was withdrawn and stays so: call the visitor, who can send a new request\n`,
    })
    expect((await run('list')).out).toContain('1 withdrawn')
  })

  test('says when in Mallorca’s time to the second, and on which day a call is wished', async () => {
    const { store, run } = await terminal(suite, () => Temporal.Instant.from('2026-11-22T23:39:07Z'))
    const fields = { topic: 'other', when: 'today', time: 'any' }
    const reference = await submit(store, { dialog: 'callback-dialog', fields })
    const [shown, { out: table }] = [await run(`show ${reference}`), await run('export --csv --raw')]
    expect(shown.out).toMatch(/^created: +2026-11-23 00:39:07$/m)
    expect(shown.out).toMatch(/^When should we call\? 23 November 2026$/m)
    expect(table).toContain('"2026-11-23 00:39:07"')
    expect(table).toContain('"other","2026-11-23","any"')
    expect(shown.out + table).not.toContain('today')
  })

  test('exports a table without formulas', async () => {
    const { store, run } = await terminal(suite)
    await submit(store, { contact: { name: '=HYPERLINK("x")', phone: '+34600000000' } })
    const { out } = await run('export --csv')
    expect(out).toContain(`"'=HYPERLINK(""x"")","(+34) 600 00 00 00",""`)
    expect(out.split('\r\n')).toHaveLength(3)
  })

  test('exports the listed requests, with quarantine only on request', async () => {
    const { store, run } = await terminal(suite)
    const [real, suspect] = [await submit(store), await submit(store, { suspect: true })]
    const { out } = await run('export --csv')
    expect(out).toContain(real)
    expect(out).not.toContain(suspect)
    const { out: asked } = await run('export --csv --state quarantined')
    expect(asked).toContain(suspect)
    expect(asked).not.toContain(real)
    expect((await run('export --csv --state closed')).out.split('\r\n')).toHaveLength(2)
  })

  test('shows dead messages and retries them', async () => {
    const { store, run } = await terminal(suite)
    const reference = await submit(store)
    expect(await run('dead')).toHaveProperty('out', 'no dead messages\n')
    const dead = { dead_at: '2026-11-23T09:00:00.000Z', attempts: 3, last_error: 'smtp.550' }
    await store.db.updateTable('outbox').set(dead).where('kind', '=', 'mail-visitor').execute()
    expect(await run('dead')).toHaveProperty(
      'out',
      `${reference}  2026-11-23 10:00:00  mail-visitor  3 attempts  smtp.550  The mailbox does not exist\n`,
    )
    expect(await run(`retry ${reference}`)).toHaveProperty(
      'out',
      `1 messages of ${reference} will be tried again\n`,
    )
    expect(await run(`retry ${reference}`)).toHaveProperty('code', 1)
  })

  test('retries every dead message when asked for by name', async () => {
    const { store, run } = await terminal(suite)
    const references = [await submit(store), await submit(store)]
    const dead = { dead_at: '2026-11-23T09:00:00.000Z', attempts: 3, last_error: 'smtp.550' }
    await store.db.updateTable('outbox').set(dead).where('kind', '=', 'mail-office').execute()
    const unsure = { code: 1, err: 'retry: expected either REF or --all\n' }
    expect(await run('retry')).toMatchObject(unsure)
    expect(await run(`retry ${references[0]} --all`)).toMatchObject(unsure)
    expect(await outboxHealth(store)).toMatchObject({ dead: 2 })
    expect(await run('retry --all')).toHaveProperty('out', '2 messages will be tried again\n')
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, waiting: 4 })
  })

  test('discards dead messages that cannot succeed, and no others', async () => {
    const { store, run } = await terminal(suite)
    const [reference, other] = [await submit(store), await submit(store)]
    expect(await run(`dismiss ${reference}`)).toMatchObject({
      code: 1,
      err: `${reference} has no dead messages\n`,
    })
    const dead = { dead_at: '2026-11-23T09:00:00.000Z', attempts: 3, last_error: 'smtp.550' }
    await store.db.updateTable('outbox').set(dead).where('kind', '=', 'mail-office').execute()
    expect(await run(`dismiss ${reference}`)).toEqual({
      code: 0,
      out: `1 messages of ${reference} are dismissed and will not be sent\n`,
      err: '',
    })
    expect((await run('dead')).out).toMatch(new RegExp(`^${other}  [^\n]*\n$`))
    expect(await outboxHealth(store)).toMatchObject({ dead: 1, waiting: 2 })
    expect(await run(`dismiss ${other}`)).toHaveProperty('code', 0)
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, waiting: 2 })
    expect(await run(`retry ${reference}`)).toHaveProperty('code', 1)
    expect(await run(`show ${reference}`)).toHaveProperty('code', 0)
  })

  test.each([
    ['', 0, 'list [--state'],
    ['--help', 0, 'list [--state'],
    ['fly', 1, 'There is no command "fly"'],
    ['constructor', 1, 'There is no command "constructor"'],
    ['show', 1, 'show: expected 1 argument, got 0 (see --help)'],
    ['show x', 1, '"x" is not a reference, such as TAL-7K3M-Q9'],
    ['show TAL 7K3M Q9', 1, 'There is no request TAL-7K3M-Q9'],
    ['show TAL 7K3M Q9 more', 1, 'show: expected 1 argument, got 2 (see --help)'],
    ['status tal 7k3m–q9. seen', 1, 'There is no request TAL-7K3M-Q9'],
    ['status answered TAL-7K3M-Q9', 1, '"answered" is not a reference'],
    ['status TAL-7K3M-Q9 Answered', 1, 'There is no request TAL-7K3M-Q9'],
    ['list --state Received', 0, 'no requests'],
    ['list --json', 1, 'There is no option "--json"; --help lists them'],
    ['list -x', 1, 'There is no option "-x"'],
    ['list --state', 1, '--state'],
    ['correct TAL-7K3M-Q9 nobody', 1, '"nobody" is not an e-mail address'],
    ['correct TAL-7K3M-Q9 a@example.org', 1, 'There is no request TAL-7K3M-Q9'],
    ['list extra', 1, 'list: expected 0 arguments, got 1'],
    ['list --state open', 1, '"open" is not a state'],
    ['list --limit -1', 1, '--limit'],
    ['list --limit many', 1, '"many" is not a number'],
    ['list --unknown', 1, '--unknown'],
    ['status TAL-7K3M-Q9 received', 1, '"received" cannot be set'],
    ['export', 1, 'export: missing required option --csv'],
    ['export --csv --state open', 1, '"open" is not a state'],
    ['export --csv --separator |', 1, `"|" separates no table; choose one of ',', ';' and tab`],
    ['export --csv /nowhere/table.csv', 1, 'No table was written to /nowhere/table.csv'],
    ['export --csv one two', 1, 'export: expected 0 to 1 arguments, got 2'],
    ['export --csv --limit 5', 1, 'export: unknown option --limit (see --help)'],
    ['export --csv --since 2026-11-01', 1, '--since'],
    ['list --due soon', 1, '--due: "soon" is unknown; it is one of overdue, today, week'],
    ['list --kind x', 1, '--kind: "x" is unknown; it is one of claim, '],
    ['list --office x', 1, 'There is no office "x"; it is one of palma'],
    ['list --open --state seen', 1, 'list: expected --open or --state, got both'],
    ['show TAL-7K3M-Q9 --language fr', 1, '"fr" is not a language of the desk'],
    ['note TAL-7K3M-Q9', 1, 'note: expected 2 arguments, got 1'],
    ['note TAL-7K3M-Q9 Called', 1, 'There is no request TAL-7K3M-Q9'],
    ['assign TAL-7K3M-Q9 none', 1, 'There is no request TAL-7K3M-Q9'],
    ['export --csv --from soon', 1, '"soon" is not a day'],
    ['export --csv --language fr', 1, '"fr" is not a language of the desk'],
    ['appointments --ahead', 0, 'no appointments ahead'],
    ['appointments 2026-11-24', 0, 'no appointments on 2026-11-24'],
    ['appointments 2026-11-24 --ahead', 1, 'appointments: expected DAY or --ahead, got both'],
    ['list --csv', 1, 'list: unknown option --csv (see --help)'],
    ['purge --limit 5 --state closed', 1, 'purge: unknown option --limit, --state (see --help)'],
  ])('"%s" ends with %i and says "%s"', async (line, code, part) => {
    const { run } = await terminal(suite)
    const printed = await run(line)
    expect(printed.code).toBe(code)
    expect(printed.out + printed.err).toContain(part)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { startPostgres } from '#tests/support/postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { callbackForm, option, report, send } from './prove-site.ts'
import type { SiteProcess } from '#tests/support/site-process.ts'

/**
 * `npm run prove:mail`: the mail server refuses, then takes connections and says
 * nothing, then comes back; every mail is sent once. `npm run prove:machines` does the same with two servers.
 */

const requests = option('requests', 100)
const away = option('away', 10)
const stalled = option('stalled', 30)
const machines = option('machines', 1)

const idOf = (source: string) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''

async function prove(environment: NodeJS.ProcessEnv): Promise<void> {
  const smtpPort = await freePort()
  const sites: SiteProcess[] = []
  for (let i = 0; i < machines; i++) {
    const own = { ...environment, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
    sites.push(await startSite(own, { port: await freePort() }))
  }
  const times: number[] = []
  for (let i = 0; i < requests; i++) {
    const start = performance.now()
    const form = callbackForm(undefined, { email: `visitor${i}@example.org` })
    const answer = await send(sites[i % machines]?.url ?? '', form)
    if (answer.reference === undefined) throw new Error(`not taken: ${answer.status}`)
    times.push(performance.now() - start)
  }
  await sleep(away * 1000)
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(smtpPort, '127.0.0.1', resolve))
  const held: Socket[] = []
  silent.on('connection', (socket) => held.push(socket))
  await sleep(stalled * 1000)
  for (const socket of held) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
  const mails: string[] = []
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      text(stream).then((source) => {
        mails.push(source)
        done()
      }, done)
    },
  })
  mailbox.listen(smtpPort, '127.0.0.1')
  const start = performance.now()
  const expected = requests * 2
  while (mails.length < expected && performance.now() - start < 300_000) await sleep(100)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  // A second copy would come now.
  await sleep(5_000)
  for (const site of sites) await endSite(site, 'SIGTERM')
  await new Promise<void>((resolve) => mailbox.close(() => resolve()))
  const ids = new Set(mails.map(idOf))
  const p99 = Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
  const facts = {
    machines,
    requests,
    away,
    stalled,
    heldOpen: held.length,
    p99ms: p99,
    mails: mails.length,
    different: ids.size,
    seconds,
  }
  report('mail', facts, mails.length === expected && ids.size === expected && held.length > 0)
}

const folder = await mkdtemp(join(tmpdir(), 'prove-mail-'))
const shared = { LINK_SECRET: 'a secret of the proofs, long enough', DATA_DIR: folder }
const postgres = machines > 1 ? await startPostgres() : undefined
try {
  await prove(postgres ? { ...shared, DATABASE_URL: postgres.url } : shared)
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callbackForm, send } from '#tests/support/send-form.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

let folder = ''
let site: SiteProcess
/** The time a busy machine may need to deliver a signal. */
const soon = { timeout: 5_000 }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shutdown-test-'))
})
afterEach(async () => {
  site.process.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(drainSeconds: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const environment = { DATA_DIR: folder, DRAIN_SECONDS: drainSeconds, ...more }
  site = await startSite(environment)
}

function ask(path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { agent }, (answer) => {
      const { statusCode: status, headers } = answer
      answer.resume().once('end', () => resolve({ status, connection: headers.connection }))
    }).once('error', reject)
  })
}

it('keeps answering while draining, reports it, and keeps no connection alive', async () => {
  await start('10')
  expect(await ask('/es')).toEqual({ status: 200, connection: 'keep-alive' })
  const gone = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  await expect.poll(() => ask('/readyz'), soon).toEqual({ status: 503, connection: 'close' })
  expect(await ask('/acceptz')).toEqual({ status: 503, connection: 'close' })
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
  expect(await ask('/es')).toEqual({ status: 200, connection: 'close' })
  expect((await send(site.url, callbackForm())).reference).toBeDefined()
  expect(await gone).toEqual([0, null])
}, 60_000)

it('stays ready after a message was given up, and reports it to alarms only', async () => {
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => done(Object.assign(new Error('refused'), { responseCode: 554 })))
    },
  })
  const smtp = await freePort()
  await new Promise<void>((resolve) => mailbox.listen(smtp, '127.0.0.1', resolve))
  try {
    await start('0', { SMTP_URL: `smtp://127.0.0.1:${smtp}` })
    expect((await send(site.url, callbackForm())).reference).toBeDefined()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(503)
    expect((await ask('/acceptz')).status).toBe(200)
    expect((await ask('/es')).status).toBe(200)
  } finally {
    await new Promise<void>((resolve) => mailbox.close(() => resolve()))
  }
})

it('does not wait after a second signal, nor for a client that never ends its request', async () => {
  await start('60')
  const request = fetch(`${site.url}/en?dialog=callback-dialog`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('name=')) }),
    duplex: 'half',
  } as RequestInit).catch(() => 'cut')
  await sleep(200)
  const gone = once(site.process, 'exit')
  const begun = performance.now()
  site.process.kill('SIGTERM')
  await expect.poll(() => site.output(), soon).toContain('server.stopping')
  site.process.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(await request).toBe('cut')
})

it('exits when its port is taken', async () => {
  await start('0')
  const second = spawn(process.execPath, ['app/start.server.ts'], {
    env: { ...process.env, ...unconfigured, DATA_DIR: folder, PORT: new URL(site.url).port },
    stdio: 'ignore',
  })
  expect(await once(second, 'exit')).toEqual([1, null])
  // A test must not talk to the first server then.
  const port = Number(new URL(site.url).port)
  await expect(startSite({ DATA_DIR: folder }, { port })).rejects.toThrow('did not start')
})

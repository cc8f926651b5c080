import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { memoryMB, shippedNodeOptions } from './process-figures.ts'
import { bookNext, callbackForm, option, report, send } from './prove-site.ts'

/**
 * `npm run prove:fuzz`: bodies that no form sends, on every endpoint that takes one; with the limit to the heap that the
 * site runs under in earnest.
 */

const bodies = option('bodies', 10_000)
/** Memory that the fuzz may take beyond what warming up took, in MB. */
const mostGrown = 50
const mark = '<b>canary"\'>'

/** Tokens of a request and of an appointment that are really there; see below. */
const anonymous = [
  '/en?dialog=callback-dialog',
  '/?dialog=contact-electricity-dialog',
  '/de?dialog=appointment-dialog',
  '/en.data?dialog=callback-dialog',
  '/estado/TAL-7K3M-Q9.x',
  '/api/proof',
  '/nowhere',
]

const odd = fc.oneof(
  fc.constantFrom(
    mark,
    '\0',
    '\ud800',
    '__proto__',
    '\r\nBcc: a@b.c',
    '../../etc/passwd',
    'x'.repeat(20_000),
    '',
    // The pages' own intents, but for those after which there is nothing left to change.
    'note',
    'files',
    'move',
    'times',
    'office.palma',
    '2099-01-01T09:00:00Z',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const names = fc.oneof(
  fc.constantFrom(
    ...callbackForm().keys(),
    '__proto__',
    'constructor',
    'a[0].b',
    'a[99999999]',
    'a.b.c.d.e',
    'intent',
    'note',
    'slot',
    'office',
    'file',
  ),
  odd,
)
const pairs = fc.array(fc.tuple(names, odd), { maxLength: 15 })
const wellFormed = (text: string) => text.toWellFormed()
const urlencoded = pairs.map((list) => {
  const form = callbackForm()
  for (const [name, value] of list) form.set(wellFormed(name), wellFormed(value))
  return { type: 'application/x-www-form-urlencoded', body: form.toString() }
})
const multipart = fc
  .tuple(pairs, fc.constantFrom('', '; filename="a.pdf"', '; filename=""'), fc.boolean())
  .map(([list, file, whole]) => ({
    type: 'multipart/form-data; boundary=b',
    body: `${list
      .map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
      )
      .join('')}${whole ? '--b--\r\n' : ''}`,
  }))
const other = fc.tuple(
  fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ),
  fc.oneof(
    fc.json({ maxDepth: 30 }),
    odd,
    fc.constant('['.repeat(10_000)),
    fc.constant('a=1&'.repeat(10_000)),
    fc.constant('x'.repeat(1_000_000)),
  ),
)
const cases = fc.oneof(
  urlencoded,
  multipart,
  other.map(([type, body]) => ({ type, body: wellFormed(body) })),
)

const folder = await mkdtemp(join(tmpdir(), 'prove-fuzz-'))
const site = await startSite({ DATA_DIR: folder, ...shippedNodeOptions() }, { port: await freePort() })
const { token = '' } = await send(site.url, callbackForm())
const { token: booked = '' } = await bookNext(site.url)
const known = [`/en/status/${token}`, `/de/termin/${booked}`, `/en/appointment/${booked}.data`]
const endpoints = [...anonymous, ...known]
const views = known.filter((path) => !path.endsWith('.data'))
const statuses: Record<string, number> = {}
const problems: string[] = []

async function strike(endpoint: string, { type, body }: { type: string; body: string }): Promise<void> {
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
  const answer = await fetch(site.url + endpoint, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  }).catch(() => undefined)
  // A body over the limits may be answered before it was read, and the connection closed.
  if (answer === undefined) {
    statuses['closed'] = (statuses['closed'] ?? 0) + 1
    return
  }
  const text = await answer.text()
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  const stack = /\bat [\w.<>]+ \((?:file|node|\/)|node_modules|SQLITE_|\/server\/[\w-]+\.ts/.test(text)
  const html = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  if (answer.status >= 500)
    problems.push(`${answer.status} ${endpoint} ${type} ${JSON.stringify(body.slice(0, 200))}`)
  if (stack) problems.push(`inside ${endpoint}`)
  if (html && text.includes(mark)) problems.push(`reflected ${endpoint}`)
}

const memory = () => memoryMB(site.process.pid)

/** Sends so many bodies to each endpoint; ends early where the server did. */
async function strikeAll(count: number): Promise<void> {
  for (const endpoint of endpoints) {
    const samples = fc.sample(cases, { numRuns: count })
    for (let at = 0; at < samples.length; at += 16) {
      await Promise.all(samples.slice(at, at + 16).map((sample) => strike(endpoint, sample)))
    }
    if (site.process.exitCode === null && site.process.signalCode === null) continue
    problems.push(`the server ended at ${endpoint}: ${site.output().slice(-2_000)}`)
    return
  }
}

try {
  const rest = await memory()
  // Everything was rendered, and every limit reached, once.
  await strikeAll(Math.ceil(bodies / 5))
  const warm = await memory()
  await strikeAll(bodies)
  const end = await memory()
  const uploads = await readdir(join(folder, 'uploads')).catch(() => [])
  const parts = uploads.filter((name) => name.endsWith('.part')).length
  const canary = site.output().includes('canary')
  for (const path of views) {
    const ask = async () => await fetch(site.url + path)
    // A kept connection may be closed under the first, by what a body before it brought about; browsers ask again too.
    const status = await ask()
      .catch(ask)
      .then(
        (answer) => answer.status,
        () => 'no answer',
      )
    if (token === '' || booked === '' || status !== 200)
      problems.push(`${status} ${path.slice(0, 16)} afterwards`)
  }
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`)
  const facts = {
    bodies: (bodies + Math.ceil(bodies / 5)) * endpoints.length,
    statuses,
    problems: problems.length,
    memoryMB: { rest, warm, end, grown: end - warm },
    parts,
    canary,
  }
  report('fuzz', facts, problems.length === 0 && parts === 0 && !canary && end - warm <= mostGrown)
} finally {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

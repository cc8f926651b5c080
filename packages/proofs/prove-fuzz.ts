import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { askingConsent } from '../../tests/support/consent.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { consentBodies, formBodies, fullForm, mark, type FuzzedBody } from './fuzzed-bodies.ts'
import { memoryMB, shippedLimits } from './process-figures.ts'
import { option, report } from './proof.ts'
import { bookNext, callbackForm, send } from '../../tests/support/send-form.ts'

/**
 * `npm run prove -- fuzz`: malformed bodies on every endpoint that accepts one; with the production
 * heap limit. It takes half an hour and reports progress every minute.
 */

const bodies = option('bodies', 10_000)
/** Maximum additional memory after warm-up, in MB. */
const maxGrown = 50
/** Forms that all accept `fullForm`: including files, people and inline forms. */
const forms = [
  '/en?dialog=callback-dialog',
  '/?dialog=contact-electricity-dialog',
  '/en.data?dialog=callback-dialog',
  '/en/contact?form=contact-dialog',
  '/de?dialog=contact-dialog',
  '/en?dialog=salud-dialog',
]
const others = ['/de?dialog=appointment-dialog', '/estado/TAL-7K3M-Q9.x', '/api/proof', '/nowhere']
const consents = '/api/consents'

const folder = await mkdtemp(join(tmpdir(), 'prove-fuzz-'))
const asking = askingConsent('https://tags.example')
const consentFile = join(folder, 'consent.yaml')
// JSON is valid YAML. Without a tag manager there is no endpoint for consent answers.
await writeFile(consentFile, JSON.stringify(asking))
const site = await startSite(
  { DATA_DIR: folder, CONSENT_FILE: consentFile, ...shippedLimits() },
  { port: await freePort() },
)
const { token = '' } = await send(site.url, callbackForm())
const { token: booked = '' } = await bookNext(site.url)
const known = [`/en/status/${token}`, `/de/termin/${booked}`, `/en/appointment/${booked}.data`]
const endpoints = [...forms, ...others, consents, ...known]
const cookies = asking.purposes.flatMap(({ cookies: own }) => own.map(({ id }) => id)).join('|')
const consent = { record: randomUUID(), version: asking.version, asked: cookies, allowed: cookies }
const views = known.filter((path) => !path.endsWith('.data'))
const statuses: Record<string, number> = {}
/** How many bodies an endpoint accepted: those valid enough to reach the store. */
const taken = new Map([...forms, consents].map((path) => [path, 0]))
const problems: string[] = []
const all = (bodies + Math.ceil(bodies / 5)) * endpoints.length
let done = 0
let current = ''

async function strike(endpoint: string, { type, body }: FuzzedBody): Promise<void> {
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
  const before = taken.get(endpoint)
  if (before !== undefined && ([204, 303].includes(answer.status) || text.includes('reference=')))
    taken.set(endpoint, before + 1)
  if (answer.status >= 500)
    problems.push(`${answer.status} ${endpoint} ${type} ${JSON.stringify(body.slice(0, 200))}`)
  if (stack) problems.push(`inside ${endpoint}`)
  if (html && text.includes(mark)) problems.push(`reflected ${endpoint}`)
}

const memory = () => memoryMB(site.process.pid)

const progress = setInterval(async () => {
  const facts = `${done} of ${all} bodies, ${problems.length} problems, ${await memory()} MB`
  process.stdout.write(`${current.slice(0, 40)}: ${facts}\n`)
}, 60_000)

/** Sends a number of bodies to each endpoint; ends early if the server does. */
async function strikeAll(count: number): Promise<void> {
  for (const endpoint of endpoints) {
    current = endpoint
    const cases = endpoint === consents ? consentBodies(consent) : formBodies
    const samples = fc.sample(cases, { numRuns: count })
    for (let at = 0; at < samples.length; at += 16) {
      const together = samples.slice(at, at + 16)
      await Promise.all(together.map((sample) => strike(endpoint, sample)))
      done += together.length
    }
    if (site.process.exitCode === null && site.process.signalCode === null) continue
    problems.push(`the server ended at ${endpoint}: ${site.output().slice(-2_000)}`)
    return
  }
}

/** The fuzzed endpoints exist: each accepts a valid body. */
async function takeRight(): Promise<void> {
  for (const path of forms) {
    const { status, text } = await send(site.url, fullForm(), path)
    if (status !== 303 && !text.includes('reference=')) problems.push(`${status} to a right form at ${path}`)
  }
  const body = JSON.stringify(consent)
  const { status } = await fetch(site.url + consents, { method: 'POST', body })
  if (status !== 204) problems.push(`${status} to a right answer about cookies`)
}

try {
  await takeRight()
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
    // A keep-alive connection may be closed under the first one because of an earlier body;
    // browsers retry too.
    const status = await ask()
      .catch(ask)
      .then(
        (answer) => answer.status,
        () => 'no answer',
      )
    if (token === '' || booked === '' || status !== 200)
      problems.push(`${status} ${path.slice(0, 16)} afterwards`)
  }
  // Some of so many are valid by chance: otherwise only the first checks were fuzzed.
  for (const [path, count] of taken)
    if (count === 0 && bodies >= 100) problems.push(`nothing was taken at ${path}`)
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`)
  const facts = {
    bodies: all,
    statuses,
    taken: Object.fromEntries(taken),
    problems: problems.length,
    memoryMB: { rest, warm, end, grown: end - warm },
    parts,
    canary,
  }
  report('fuzz', facts, problems.length === 0 && parts === 0 && !canary && end - warm <= maxGrown)
} finally {
  clearInterval(progress)
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

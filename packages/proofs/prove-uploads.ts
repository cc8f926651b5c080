import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { jpeg, mark } from './hostile-pictures.ts'
import { hostileUploads, multipart, type HostileUpload } from './hostile-uploads.ts'
import { loadPerProcessor, memoryMB, shippedLimits } from './process-figures.ts'
import { option, report } from './proof.ts'
import { callbackForm } from '../../tests/support/send-form.ts'
import { uploadAttacks } from './upload-attacks.ts'
import { killsWhileReceiving } from './upload-kills.ts'
import { tally } from './visitors.ts'

/**
 * `npm run prove -- uploads`: 1,000 forms with hostile files. Nothing that is refused is stored.
 * Files that can be disarmed are sent as a robot would send them, so that everything stored is
 * quarantined. Then attacks on the processor, during which another visitor's photo may wait for 5
 * s, and kills in the middle of uploads, which may leave no file.
 */

logAsTool()

const uploads = option('uploads', 1_000)
/** Maximum additional memory over plain files, in MB. */
const maxGrown = 150
/**
 * Maximum processor time for a post of many small PDFs, and maximum wait of a photo beside an
 * attack, in seconds; longer if the machine is busy.
 */
const maxProcessor = 5
const maxWaited = 5
/** Number of parallel senders. */
const clients = option('clients', 4)

const folder = await mkdtemp(join(tmpdir(), 'prove-uploads-'))
// Nested, so that path traversal is detected.
const data = join(folder, 'a', 'b', 'c', 'data')
const temporary = join(folder, 'tmp')
await mkdir(temporary)
const environment = { DATA_DIR: data, TMPDIR: temporary, ...shippedLimits() }

/** Attacks and kills, on a separate store: their leftovers are not part of the thousand. */
async function attack() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'attack-uploads-'))
  const own = { ...shippedLimits(), DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' }
  const attacked = await startSite(own)
  try {
    const attacks = await uploadAttacks(attacked)
    await endSite(attacked, 'SIGTERM')
    return { attacks, kills: await killsWhileReceiving(own, option('kills', 20)) }
  } finally {
    await endSite(attacked, 'SIGKILL')
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

const { attacks, kills } = await attack()
const load = loadPerProcessor()
const site = await startSite(environment, { port: await freePort() })
const problems: string[] = []

interface Answer {
  readonly status: number | 'closed'
  readonly location: string
}

/** Sends a body, or the part of it before the connection is cut. */
function post(path: string, body: Buffer, sent = body.length): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length }
    const asking = request(site.url + path, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 'closed', location: answer.headers.location ?? '' })
    })
    asking.on('error', () => resolve({ status: 'closed', location: '' }))
    if (sent === body.length) asking.end(body)
    else asking.write(body.subarray(0, sent), () => setTimeout(() => asking.destroy(), 20))
  })
}

/** Valid fields for every form with files. */
function fields(robot: boolean): URLSearchParams {
  const own = { ownership: 'own', propertyKind: 'flat', energyInterests: 'solar', message: 'What is this?' }
  return callbackForm(undefined, { ...own, ...(robot && { website: 'robot' }) })
}

const places = [
  { path: '/?dialog=contact-electricity-dialog', field: 'bill' },
  { path: '/en?dialog=contact-dialog', field: 'photos' },
  { path: '/en/contact?form=contact-dialog', field: 'photos' },
] as const
const plain = [{ name: 'photo.jpg', content: jpeg }]

/** A visitor's legitimate form; it must be accepted. @returns the token of its page */
async function sendGood({ path, field }: (typeof places)[number]): Promise<string> {
  const { status, location } = await post(path, multipart(fields(false), field, plain))
  if (status !== 303) problems.push(`${status} to a good file at ${path}`)
  return new URLSearchParams(location.split('?')[1]).get('status') ?? ''
}

const statuses: string[] = []
const stored = { refused: 0, disarmed: 0 }

async function strike(upload: HostileUpload, path: string, field: string): Promise<void> {
  const own =
    field === 'file' ? new URLSearchParams({ intent: 'files' }) : fields(upload.outcome === 'disarmed')
  const body = multipart(own, field, upload.files(field))
  const { status } = await post(path, body, Math.floor(body.length * (upload.cutAt ?? 1)))
  statuses.push(String(status))
  if (status === 303) stored[upload.outcome]++
  const isRefusal = status === 'closed' || (status >= 400 && status < 500)
  if (upload.outcome === 'refused' ? !isRefusal : status !== 303)
    problems.push(`${status} to ${upload.what} at ${path.slice(0, 30)}`)
}

/** Every file below a folder, with its bytes. */
async function filesBelow(root: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (name) => ({ name, content: await readFile(name) })))
}

const uploaded = () => readdir(join(data, 'uploads')).catch((): string[] => [])

try {
  const memory = { rest: await memoryMB(site.process.pid), warm: 0, most: 0, end: 0 }
  // What every upload needs once: code, the image library, long-lived buffers.
  for (let turn = 0; turn < uploads / 10; turn++) await Promise.all(places.map(sendGood))
  memory.warm = await memoryMB(site.process.pid)
  let over = false
  const watching = (async () => {
    for (; !over; await sleep(50)) memory.most = Math.max(memory.most, await memoryMB(site.process.pid))
  })()
  const [token = ''] = await Promise.all(places.map(sendGood))
  const all = [...places, { path: `/en/status/${token}`, field: 'file' }]
  const usual = await uploaded()
  let next = 0
  const client = async () => {
    for (let turn = next++; turn < uploads; turn = next++) {
      const upload = hostileUploads[turn % hostileUploads.length] as HostileUpload
      const forms = upload.outcome === 'disarmed' || upload.formsOnly ? places : all
      const place = forms[Math.floor(turn / hostileUploads.length) % forms.length] ?? places[0]
      await strike(upload, place.path, place.field)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  // The server notices aborted bodies a moment later.
  const patience = performance.now() + 15_000
  const parts = async () => (await uploaded()).filter((name) => name.endsWith('.part'))
  while ((await parts()).length > 0 && performance.now() < patience) await sleep(250)
  const partsLeft = (await parts()).length
  over = true
  await watching
  memory.end = await memoryMB(site.process.pid)
  const before = new Set(await uploaded())
  await Promise.all(places.map(sendGood))
  const good = new Set([...usual, ...(await uploaded()).filter((name) => !before.has(name))])
  await endSite(site, 'SIGTERM')

  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const rows = await store.db
    .selectFrom('upload')
    .innerJoin('request', 'request.id', 'upload.request_id')
    .select(['upload.id', 'request.state'])
    .execute()
  await store.close()
  const hostile = rows.filter(({ id }) => !good.has(id))
  const known = new Set(rows.map(({ id }) => id))
  const files = await filesBelow(folder)
  const isPlaced = ({ name }: { name: string }) =>
    /\/a\/b\/c\/data\/(?:store\.sqlite(?:-\w+)?|link\.key|(?:uploads|mail)\/[\w-]+(?:\.eml)?)$/.test(name)
  const facts = {
    uploads,
    kinds: hostileUploads.length,
    statuses: tally(statuses),
    acknowledged: stored,
    filesStored: hostile.length,
    outsideQuarantine: hostile.filter(({ state }) => state !== 'quarantined').length,
    temporary: partsLeft + (await readdir(temporary)).length,
    withoutRow: (await uploaded()).filter((name) => !known.has(name)).length,
    elsewhere: files.filter((file) => !isPlaced(file)).length,
    marked:
      files.filter(({ content }) => content.includes(mark)).length + Number(site.output().includes(mark)),
    memoryMB: { ...memory, grown: memory.most - memory.warm },
    attacks,
    kills,
    load,
    problems: problems.length,
  }
  for (const [problem, times] of Object.entries(tally(problems)))
    process.stdout.write(`${times} × ${problem}\n`)
  const { outsideQuarantine, withoutRow, elsewhere, marked } = facts
  const { pdfs250, pdfs40, behindOneThatLeft, behindEightOfOneNetwork } = attacks
  const held =
    Math.max(pdfs250.processor, pdfs40.processor) < maxProcessor &&
    [behindOneThatLeft, behindEightOfOneNetwork].every(
      ({ status, seconds }) => status === 303 && seconds < maxWaited * Math.max(1, load),
    )
  const wrong = outsideQuarantine + facts.temporary + withoutRow + elsewhere + marked + stored.refused
  report(
    'uploads',
    facts,
    wrong + problems.length + kills.left === 0 &&
      held &&
      hostile.length === stored.disarmed &&
      memory.most - memory.warm < maxGrown,
  )
} finally {
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

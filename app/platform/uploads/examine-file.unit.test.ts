import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { firstObject, pdfFile, scriptedPdf } from '#tests/support/pdf.ts'
import { examineFile } from './examine-file.server.ts'
import { patientSender } from './examine-queue.server.ts'
import { Examiner } from './examiner.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examine-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** A file that never finishes reading: a pipe without a writer. */
function endlessFile(): string {
  const path = join(folder, randomUUID())
  execFileSync('mkfifo', [path])
  return path
}

/** A small PDF whose cross-reference table unpacks to 300 MB. */
function memoryBomb(): Buffer {
  const bomb = deflateSync(deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 1 }))
  const table = `<< /Type /XRef /Size 9 /W [1 4 2] /Root 1 0 R /Filter [/FlateDecode /FlateDecode] /Length ${bomb.length} >>`
  const text = pdfFile({ objects: [`${table}\nstream\n${bomb.toString('latin1')}\nendstream`] }).toString(
    'latin1',
  )
  const place = text.indexOf(`${firstObject} 0 obj`)
  return Buffer.from(text.replace(/startxref\n\d+/, `startxref\n${place}`), 'latin1')
}

/** The examiner processes of this process. */
const examiners = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const [, , , parent] = readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/\(.*\)/, '-')
        .split(' ')
      return (
        Number(parent) === process.pid &&
        readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('examiner-process')
      )
    } catch {
      return false
    }
  })

const patience = { processorMs: 60_000, gone: new AbortController().signal }
const plain = { pages: 1, attachments: 0, scripts: 0 }

test('examines each kind of file in a separate process', async () => {
  const pdf = await file('a.pdf', scriptedPdf())
  expect(await examineFile(pdf, 'application/pdf', patientSender)).toEqual({ pdf: { ...plain, scripts: 1 } })
  expect(await examineFile(pdf, 'image/png', patientSender)).toEqual({ refused: 'type' })
  expect(await examineFile(pdf, 'image/heic', patientSender)).toEqual({ refused: 'type' })
  expect(examiners()).toHaveLength(1)
})

/** Examines a file in a new process, and then another, ordinary one. */
async function examineThenNext(
  path: string,
  limits: Parameters<Examiner['examine']>[1],
  during: (pid: number) => void = () => undefined,
) {
  const examiner = new Examiner()
  const known = new Set(examiners())
  const examining = examiner.examine({ path, type: 'application/pdf' }, limits)
  // Checked below; until then its rejection is handled.
  examining.catch(() => undefined)
  const pid = await vi.waitFor(() => {
    const [started] = examiners().filter((other) => !known.has(other))
    if (started === undefined) throw new Error('not started')
    return started
  }, 20_000)
  during(Number(pid))
  const [first] = await Promise.allSettled([examining])
  const path2 = await file('next.pdf', pdfFile())
  const next = await examiner.examine({ path: path2, type: 'application/pdf' }, patience)
  examiner.stop()
  return { first, next, isGone: !examiners().includes(pid) }
}

test('times out a slow file and examines the next one', async () => {
  const limits = { ...patience, processorMs: 300 }
  expect(await examineThenNext(endlessFile(), limits)).toEqual({
    first: { status: 'fulfilled', value: { refused: 'slow' } },
    next: { pdf: plain },
    isGone: true,
  })
})

test('kills the process immediately when its sender disconnects', async () => {
  const gone = new AbortController()
  const limits = { ...patience, gone: gone.signal }
  expect(await examineThenNext(endlessFile(), limits, () => gone.abort())).toMatchObject({
    first: { status: 'rejected', reason: { code: 'store.gone' } },
    next: { pdf: plain },
    isGone: true,
  })
})

test('reports a file as damaged when its process exits, and starts another process', async () => {
  const kill = (pid: number) => process.kill(pid, 'SIGKILL')
  expect(await examineThenNext(endlessFile(), patience, kill)).toEqual({
    first: { status: 'fulfilled', value: { refused: 'damaged' } },
    next: { pdf: plain },
    isGone: true,
  })
})

test('reports a PDF as damaged when it unpacks beyond the memory limit', async () => {
  expect(await examineThenNext(await file('bomb.pdf', memoryBomb()), patience)).toEqual({
    first: { status: 'fulfilled', value: { refused: 'damaged' } },
    next: { pdf: plain },
    isGone: true,
  })
})

test('gives the process no secrets, no writes, no child processes and no network', async () => {
  vi.stubEnv('LINK_SECRET', 'hidden-from-examiners')
  const examiner = new Examiner()
  const known = new Set(examiners())
  await examiner.examine({ path: await file('b.pdf', pdfFile()), type: 'application/pdf' }, patience)
  const [pid] = examiners().filter((other) => !known.has(other))
  expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain('hidden-from-examiners')
  const started = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  expect(started).toContain('--permission')
  for (const right of ['child-process', 'worker', 'net', 'wasi', 'inspector'])
    expect(started).not.toContain(`--allow-${right}`)
  expect(readFileSync(`/proc/${pid}/limits`, 'latin1')).toMatch(/Max cpu time +120 +120/)
  expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'latin1').trim()).toBe('1000')
  examiner.stop()
  vi.unstubAllEnvs()
})

test('inflates none of the compressed texts of a PNG', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a0522d' } })
    .png()
    .toBuffer()
  const content = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(46_000_000))])
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('zTXt'), content, Buffer.alloc(4)])
  chunk.writeUInt32BE(content.length)
  const texts = Array.from({ length: 45 }, () => chunk)
  const path = await file('texts.png', Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]))
  const examiner = new Examiner()
  await examiner.examine({ path: await file('plain.png', png), type: 'image/png' }, patience)
  const start = performance.now()
  const verdict = await examiner.examine({ path, type: 'image/png' }, patience)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(verdict).toHaveProperty('content')
  examiner.stop()
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeIn } from '#tests/support/upload-place.ts'
import { ExamineQueue } from '#platform/uploads/examine-queue.server.ts'
import type { Verdict } from '#platform/uploads/verdict.server.ts'
import { readFormPost } from './render-page.server.ts'

/** Stands in for the processes that examine files: one call for each file. */
const { examine } = vi.hoisted(() => ({ examine: vi.fn<() => Promise<Verdict>>() }))
vi.mock('#platform/uploads/examiner.server.ts', () => ({
  Examiner: class {
    examine = examine
  },
}))

const content = Buffer.from('decoded')

let dataDir = ''
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  examine.mockReset().mockResolvedValue({ content })
  dataDir = await mkdtemp(join(tmpdir(), 'take-pictures-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

const stored = () => readdir(join(dataDir, 'uploads')).catch(() => [])

function photos(count: number, signal?: AbortSignal): Request {
  const body = new FormData()
  body.set('name', 'Anna')
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(64)])
  for (let at = 0; at < count; at++) body.append('photos', new Blob([png]), `${at}.png`)
  return new Request('http://site.test/contacto', { method: 'POST', body, ...(signal && { signal }) })
}

const from = (address: string) => ({ address, arrived: () => undefined })
const examined = (count: number) => vi.waitFor(() => expect(examine).toHaveBeenCalledTimes(count), 10_000)

/** Files of two other senders occupy all places until released. */
async function fillPlaces() {
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  examine.mockReturnValueOnce(promise).mockReturnValueOnce(promise)
  const others = ['x', 'y'].map((address) => readFormPost(photos(1), placeIn(dataDir), from(address)))
  await examined(2)
  return async () => {
    resolve({ content })
    for (const other of others) expect(await other).toHaveProperty('files.length', 1)
  }
}

test('files are examined once the form has arrived completely', async () => {
  const steps: string[] = []
  examine.mockImplementation(() => {
    steps.push('examine')
    return Promise.resolve({ content })
  })
  const taken = await readFormPost(photos(2), placeIn(dataDir), {
    address: 'a',
    arrived: () => void steps.push('arrived'),
  })
  expect(steps).toEqual(['arrived', 'examine', 'examine'])
  expect(taken).toMatchObject({ unavailable: false, files: [{ size: 7 }, { size: 7 }] })
})

test('files of a disconnected sender are not examined, and nothing of the form is stored', async () => {
  const end = await fillPlaces()
  const sender = new AbortController()
  const arrived = Promise.withResolvers<void>()
  const post = readFormPost(photos(3, sender.signal), placeIn(dataDir), {
    address: 'b',
    arrived: arrived.resolve,
  })
  await arrived.promise
  sender.abort()
  expect(await post).toBe(400)
  await end()
  expect(examine).toHaveBeenCalledTimes(2)
  expect(await stored()).toHaveLength(2)
})

test('files that wait too long leave their form incomplete, but answered', async () => {
  const end = await fillPlaces()
  const impatient = { ...from('b'), patience: 50 }
  const taken = await readFormPost(photos(3), placeIn(dataDir), impatient)
  expect(taken).toMatchObject({ unavailable: true, files: [] })
  await end()
  expect(examine).toHaveBeenCalledTimes(2)
  expect(await stored()).toHaveLength(2)
})

test('after a file that took too long no other file of its form is examined, and each says so', async () => {
  const putLast = vi.spyOn(ExamineQueue.prototype, 'putLast')
  examine.mockResolvedValueOnce({ content }).mockResolvedValueOnce({ refused: 'slow' })
  const taken = await readFormPost(photos(5), placeIn(dataDir), from('slow'))
  if (typeof taken === 'number') throw new Error(String(taken))
  expect(taken).toMatchObject({ unavailable: false, files: [{ size: 7 }] })
  const fields = await taken.request.formData()
  expect(fields.getAll('photos')).toEqual([1, 2, 3, 4].map((n) => `refused-slow/${n}.png`))
  expect(fields.get('name')).toBe('Anna')
  expect(examine).toHaveBeenCalledTimes(2)
  expect(putLast).toHaveBeenCalledTimes(1)
  expect(await stored()).toHaveLength(1)
})

test('a form whose files took 15 s in total has the rest of them refused', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  examine.mockImplementation(() => {
    vi.advanceTimersByTime(4_000)
    return Promise.resolve({ content })
  })
  const taken = await readFormPost(photos(6), placeIn(dataDir), from('much'))
  vi.useRealTimers()
  if (typeof taken === 'number') throw new Error(String(taken))
  expect(taken.files).toHaveLength(4)
  expect((await taken.request.formData()).getAll('photos')).toEqual([
    'refused-slow/4.png',
    'refused-slow/5.png',
  ])
  expect(examine).toHaveBeenCalledTimes(4)
})

test('files of a form that is not going to be stored are read and discarded', async () => {
  const taken = await readFormPost(photos(2), undefined)
  if (typeof taken === 'number') throw new Error(String(taken))
  expect(taken).toMatchObject({ unavailable: false, files: [] })
  expect([...(await taken.request.formData())]).toEqual([['name', 'Anna']])
  expect(examine).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeIn } from '#tests/support/upload-place.ts'
import { PictureTurns } from '#server/uploads/picture-turns.ts'
import { takePost } from './take-post.ts'

/** Stands for decoding: one call for each picture that is decoded. */
const { decode } = vi.hoisted(() => ({ decode: vi.fn<() => Promise<Buffer>>() }))
vi.mock('sharp', () => {
  const picture = {
    metadata: () => Promise.resolve({ width: 1, height: 1 }),
    autoOrient: () => picture,
    timeout: () => picture,
    png: () => picture,
    toBuffer: decode,
  }
  const nothing = () => undefined
  const settings = { concurrency: nothing, cache: nothing, block: nothing, unblock: nothing }
  return { default: Object.assign(() => picture, settings) }
})

let dataDir = ''
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  decode.mockReset().mockResolvedValue(Buffer.from('decoded'))
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

/** The first picture is in work until it is told to end. */
function holdFirst() {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  decode.mockReturnValueOnce(promise)
  return () => resolve(Buffer.from('decoded'))
}

const decoding = (count: number) => vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(count), 10_000)

test('pictures are looked into when the form has arrived whole', async () => {
  const steps: string[] = []
  decode.mockImplementation(() => {
    steps.push('decode')
    return Promise.resolve(Buffer.from('decoded'))
  })
  const taken = await takePost(photos(2), placeIn(dataDir), {
    address: 'a',
    arrived: () => void steps.push('arrived'),
  })
  expect(steps).toEqual(['arrived', 'decode', 'decode'])
  expect(taken).toMatchObject({ unavailable: false, files: [{ size: 7 }, { size: 7 }] })
})

test('pictures of a sender who left are not decoded, and nothing of the form is kept', async () => {
  const end = holdFirst()
  const sender = new AbortController()
  const first = takePost(photos(1), placeIn(dataDir), { address: 'a', arrived: () => undefined })
  await decoding(1)
  const arrived = Promise.withResolvers<void>()
  const second = takePost(photos(3, sender.signal), placeIn(dataDir), {
    address: 'b',
    arrived: arrived.resolve,
  })
  await arrived.promise
  sender.abort()
  expect(await second).toBe(400)
  end()
  expect(await first).toHaveProperty('files.length', 1)
  expect(decode).toHaveBeenCalledTimes(1)
  expect(await stored()).toHaveLength(1)
})

test('all pictures of a form come before those of an address that used more time', async () => {
  const waiting = vi.spyOn(PictureTurns.prototype, 'take')
  const endFirst = holdFirst()
  const much = takePost(photos(4), placeIn(dataDir), { address: 'much', arrived: () => undefined })
  await decoding(1)
  const little = takePost(photos(3), placeIn(dataDir), { address: 'little', arrived: () => undefined })
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(7), 10_000)
  for (let decoded = 0; decoded < 3; decoded++) decode.mockResolvedValueOnce(Buffer.from('decoded'))
  const endFifth = holdFirst()
  endFirst()
  expect(await little).toHaveProperty('files.length', 3)
  endFifth()
  expect(await much).toHaveProperty('files.length', 4)
})

test('pictures that wait too long leave their form incomplete, and answered', async () => {
  const end = holdFirst()
  const first = takePost(photos(1), placeIn(dataDir), { address: 'a', arrived: () => undefined })
  await decoding(1)
  const sender = { address: 'b', arrived: () => undefined, patience: 50 }
  expect(await takePost(photos(3), placeIn(dataDir), sender)).toMatchObject({ unavailable: true, files: [] })
  end()
  await first
  expect(decode).toHaveBeenCalledTimes(1)
  expect(await stored()).toHaveLength(1)
})

test('after a picture that runs out of time none of its form is decoded, each says so, and its sender is put last', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const putLast = vi.spyOn(PictureTurns.prototype, 'putLast')
  decode.mockResolvedValueOnce(Buffer.from('decoded')).mockImplementationOnce(() => {
    vi.advanceTimersByTime(6_000)
    return Promise.reject(new Error('timeout: 50% complete'))
  })
  const taken = await takePost(photos(5), placeIn(dataDir), { address: 'slow', arrived: () => undefined })
  vi.useRealTimers()
  if (typeof taken === 'number') throw new Error(String(taken))
  expect(taken).toMatchObject({ unavailable: false, files: [{ size: 7 }] })
  const fields = await taken.request.formData()
  expect(fields.getAll('photos')).toEqual([1, 2, 3, 4].map((n) => `refused-slow/${n}.png`))
  expect(fields.get('name')).toBe('Anna')
  expect(decode).toHaveBeenCalledTimes(2)
  expect(putLast.mock.calls).toEqual([['slow']])
  expect(await stored()).toHaveLength(1)
})

test('files of a form that is not going to be stored are read and forgotten', async () => {
  const taken = await takePost(photos(2), undefined)
  if (typeof taken === 'number') throw new Error(String(taken))
  expect(taken).toMatchObject({ unavailable: false, files: [] })
  expect([...(await taken.request.formData())]).toEqual([['name', 'Anna']])
  expect(decode).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
})

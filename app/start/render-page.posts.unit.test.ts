import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FormCollector } from '#domains/requests/intake/form-collector.server.ts'
import { placeIn } from '#tests/support/upload-place.ts'
import { readFormPost } from './render-page.server.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'take-post-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
afterEach(() => void vi.useRealTimers())

const url = 'http://site.test/contacto'
const post = (body: BodyInit, type: string) =>
  new Request(url, { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const part = '--b\r\nContent-Disposition: form-data; name="bill"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n'

/** A body whose sender disconnects in the middle. */
const cutOff = (start: string) => {
  let begun = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (begun) return controller.error(new Error('Client connection prematurely closed.'))
      begun = true
      controller.enqueue(Buffer.from(start))
    },
  })
}

test.each([
  ['a form that is cut off', () => cutOff('name=An'), urlencoded, 400],
  ['files that are cut off', () => cutOff(part), multipart, 400],
  ['no parts', () => 'name=Anna', multipart, 400],
  ['a boundary that is none', () => part, 'multipart/form-data; boundary=', 400],
  ['too much text', () => `name=${'a'.repeat(65_537)}`, urlencoded, 413],
  ['another type', () => '{}', 'application/json', 415],
])('%s is the sender’s mistake', async (_what, body, type, status) => {
  expect(await readFormPost(post(body(), type), placeIn(dataDir))).toBe(status)
})

test('a method that carries no form is the sender’s mistake', async () => {
  const traced = new Request(url)
  Object.defineProperty(traced, 'method', { value: 'TRACE' })
  expect(await readFormPost(traced, placeIn(dataDir))).toBe(400)
})

test('an error of the site is not reported as a malformed form', async () => {
  const fault = new TypeError('a mistake of ours')
  const takeFile = vi.spyOn(FormCollector.prototype, 'takeFile')
  takeFile.mockRejectedValueOnce(fault)
  await expect(readFormPost(post(`${part}--b--\r\n`, multipart), placeIn(dataDir))).rejects.toBe(fault)
  takeFile.mockImplementationOnce(async (_name, content) => {
    for await (const _bytes of content);
    throw fault
  })
  await expect(readFormPost(post(`${part}--b--\r\n`, multipart), placeIn(dataDir))).rejects.toBe(fault)
  vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementationOnce(() => {
    throw fault
  })
  await expect(readFormPost(post(Buffer.from('name=Anna'), urlencoded), placeIn(dataDir))).rejects.toBe(fault)
})

async function namesOf(names: readonly string[]): Promise<string[]> {
  const body = new URLSearchParams(names.map((name) => [name, 'x'])).toString()
  const taken = await readFormPost(post(body, urlencoded), placeIn(dataDir))
  if (typeof taken === 'number') throw new Error(String(taken))
  return [...(await taken.request.formData()).keys()]
}

test('drops fields that no form of the site has', async () => {
  const known = ['name', 'utm_source', 'people-2', 'homeExtras[]', 'a[7]', 'a[99].b.c']
  const strange = [
    '__proto__',
    '__proto__[a]',
    'constructor',
    'constructor.prototype',
    'prototype.a',
    // The form library would create an array of that length.
    'a[100]',
    'a[99999999]',
    'a[-1]',
    'a.b.c.d.e',
    '_a',
    'a b',
    '',
    'x'.repeat(70),
  ]
  expect(await namesOf([...known, ...strange])).toEqual(known)
})

test('limits the fields to those of the longest form', async () => {
  expect(await namesOf(Array.from({ length: 1_000 }, (_, index) => `f${index}`))).toHaveLength(300)
})

test('accepts a form of exactly the maximum length', async () => {
  expect(await readFormPost(post('x'.repeat(64 * 1024), urlencoded), placeIn(dataDir))).toBeTypeOf('object')
  expect(await readFormPost(post('x'.repeat(64 * 1024 + 1), urlencoded), placeIn(dataDir))).toBe(413)
})

/** A body that sends one chunk a second and never ends. */
function dribble(bytes: number): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setInterval>
  return new ReadableStream({
    start: (stream) => {
      timer = setInterval(() => stream.enqueue(new Uint8Array(bytes).fill(120)), 1_000)
    },
    cancel: () => clearInterval(timer),
  })
}

/** The second in which an endless body is given up. */
async function givenUp(bytes: number, type: string): Promise<number> {
  vi.useFakeTimers()
  const start = performance.now()
  let end = Infinity
  const taken = readFormPost(post(dribble(bytes), type), placeIn(dataDir)).then((status) => {
    end = performance.now()
    return status
  })
  for (let second = 0; second < 120 && end === Infinity; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  if (end !== Infinity) expect(await taken).toBe(400)
  return (end - start) / 1_000
}

test('gives up a form that arrives too slowly after ten seconds, and an upload below the minimum rate', async () => {
  expect(await givenUp(10, urlencoded)).toBeLessThanOrEqual(11)
  expect(await givenUp(10, multipart)).toBeLessThanOrEqual(11)
  const upload = await givenUp(8_000, multipart)
  expect(upload).toBeGreaterThan(55)
  expect(upload).toBeLessThanOrEqual(61)
})

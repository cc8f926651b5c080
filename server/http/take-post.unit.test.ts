import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FormCollector } from '../uploads/form-collector.ts'
import { takePost } from './take-post.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'take-post-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const url = 'http://site.test/contacto'
const post = (body: BodyInit, type: string) =>
  new Request(url, { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const part = '--b\r\nContent-Disposition: form-data; name="bill"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n'

/** A body whose sender goes away in the middle. */
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
  expect(await takePost(post(body(), type), dataDir)).toBe(status)
})

test('a method that carries no form is the sender’s mistake', async () => {
  const traced = new Request(url)
  Object.defineProperty(traced, 'method', { value: 'TRACE' })
  expect(await takePost(traced, dataDir)).toBe(400)
})

test('a fault of the site is not taken for a malformed form', async () => {
  const fault = new TypeError('a mistake of ours')
  const takeFile = vi.spyOn(FormCollector.prototype, 'takeFile')
  takeFile.mockRejectedValueOnce(fault)
  await expect(takePost(post(`${part}--b--\r\n`, multipart), dataDir)).rejects.toBe(fault)
  takeFile.mockImplementationOnce(async (_name, content) => {
    for await (const _bytes of content);
    throw fault
  })
  await expect(takePost(post(`${part}--b--\r\n`, multipart), dataDir)).rejects.toBe(fault)
  vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementationOnce(() => {
    throw fault
  })
  await expect(takePost(post(Buffer.from('name=Anna'), urlencoded), dataDir)).rejects.toBe(fault)
})

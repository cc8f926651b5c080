import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pdfFile } from '#tests/support/pdf.ts'
import { placeIn } from '#tests/support/upload-place.ts'
import { patientSender } from '#platform/uploads/examine-queue.server.ts'
import { FormCollector } from './form-collector.server.ts'
import { receiveForm } from './receive-form.server.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

const pdf = pdfFile()
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a0522d' } })
  .png()
  .toBuffer()

let dataDir = ''
let lines: string[] = []
beforeEach(async () => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  dataDir = await mkdtemp(join(tmpdir(), 'collector-test-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

const stored = () => readdir(join(dataDir, 'uploads')).catch(() => [])
const limits = () =>
  lines.map((line) => JSON.parse(line) as unknown).map((line) => ({ ...(line as object), time: 0 }))

/** A form with a PDF, a picture, another type of file, a text, and an unused file field. */
async function receive(place: Partial<UploadPlace>) {
  const body = new FormData()
  body.append('photos', new Blob([pdf]), 'a.pdf')
  body.append('photos', new Blob([png]), 'b.png')
  body.append('photos', new Blob(['text']), 'c.txt')
  body.append('other', new Blob([]), '')
  body.append('name', 'Anna')
  const request = new Request('http://site.test/', { method: 'POST', body })
  if (request.body === null) throw new Error('no body')
  const type = request.headers.get('content-type') ?? ''
  return await receiveForm(request.body, type, { ...placeIn(dataDir), ...place })
}

test('no file is stored when the disk is nearly full, and the form says so', async () => {
  const mayKeep = vi.fn<UploadPlace['mayKeep']>()
  const { fields, files, unavailable } = await receive({ hasDisk: () => Promise.resolve(false), mayKeep })
  expect(fields.getAll('photos')).toEqual(['refused-full/a.pdf', 'refused-full/b.png', 'refused-full/c.txt'])
  expect([fields.get('name'), fields.get('other')]).toEqual(['Anna', null])
  expect({ files, unavailable }).toEqual({ files: [], unavailable: false })
  expect(await stored()).toEqual([])
  expect(mayKeep).not.toHaveBeenCalled()
  expect(limits()).toEqual([{ time: 0, level: 'warn', event: 'upload.limited', kind: 'disk' }])
})

test('no file is stored for a sender over the storage limit, and the form says so', async () => {
  const mayKeep = vi.fn<UploadPlace['mayKeep']>(() => Promise.resolve(false))
  const { fields, files, unavailable } = await receive({ mayKeep })
  expect(fields.getAll('photos')).toEqual(['refused-type/c.txt', 'refused-full/a.pdf', 'refused-full/b.png'])
  expect(fields.get('name')).toBe('Anna')
  expect({ files, unavailable }).toEqual({ files: [], unavailable: false })
  expect(await stored()).toEqual([])
  expect(limits()).toEqual([{ time: 0, level: 'warn', event: 'upload.limited', kind: 'address' }])
})

test('the stored files of a form are counted once', async () => {
  const mayKeep = vi.fn<UploadPlace['mayKeep']>(() => Promise.resolve(true))
  const { files } = await receive({ mayKeep })
  expect(files).toHaveLength(2)
  expect(mayKeep.mock.calls).toEqual([[files.reduce((sum, { size }) => sum + size, 0)]])
  expect(await stored()).toHaveLength(2)
  expect(limits()).toEqual([])
})

test.each([
  ['con\u0007ta\u202Edor.exe', 'contador.exe'],
  ['a/b c.exe', 'ab c.exe'],
  [`${'x'.repeat(99)}😀.exe`, `${'x'.repeat(99)}\uFFFD`],
])('the name of a refused file is returned as one line without a slash: %j', async (name, kept) => {
  const form = new FormCollector(placeIn(dataDir))
  await form.takeFile('photos', name, Readable.from([Buffer.from('text')]))
  await form.finish(patientSender)
  expect(form.fields.getAll('photos')).toEqual([`refused-type/${kept}`])
})

test('an infected file is refused, and one that cannot be scanned yet is stored as waiting', async () => {
  const verdicts = ['infected', 'unavailable'] as const
  const scan = vi.fn<NonNullable<UploadPlace['scan']>>()
  for (const verdict of verdicts) scan.mockResolvedValueOnce(verdict)
  const { fields, files } = await receive({ scan })
  expect(fields.getAll('photos')).toEqual(['refused-infected/a.pdf', 'refused-type/c.txt'])
  expect(files).toMatchObject([{ mediaType: 'image/png', scan: 'waiting' }])
  expect(await stored()).toEqual(files.map(({ id }) => id))
})

test('a file without findings is stored as clean', async () => {
  const { files } = await receive({ scan: () => Promise.resolve('clean') })
  expect(files.map(({ scan }) => scan)).toEqual(['clean', 'clean'])
})

import { deflateSync } from 'node:zlib'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaTypeOf } from './media-type.ts'
import { checkPdf } from './pdf-check.ts'
import { isMultipart, MalformedForm, receiveForm, TooLarge } from './receive-form.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const jpeg = await picture().jpeg().toBuffer()

function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
}

type Part = readonly [name: string, content: Buffer | string, fileName?: string]

function body(parts: readonly Part[], boundary = 'b'): Buffer {
  const pieces = parts.flatMap(([name, content, fileName]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"`
      }\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

let dataDir = ''
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  dataDir = await mkdtemp(join(tmpdir(), 'upload-test-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

const stored = () => readdir(join(dataDir, 'uploads')).catch(() => [])
const receive = (bytes: Buffer, size = 64 * 1024) =>
  receiveForm(chunked(bytes, size), 'multipart/form-data; boundary=b', dataDir)

describe('a form with files', () => {
  test('is read the same however it is cut into pieces', async () => {
    const whole = body([
      ['name', 'Änne\r\nGroß'],
      ['bill', pdf, 'bill.pdf'],
      ['empty', '', ''],
      ['tail', '\r\n--\r\n-b--'],
    ])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length }), async (size) => {
        const { fields, files } = await receive(whole, size)
        expect([...fields]).toEqual([
          ['name', 'Änne\r\nGroß'],
          ['tail', '\r\n--\r\n-b--'],
        ])
        expect(files).toMatchObject([{ mediaType: 'application/pdf', size: pdf.length }])
      }),
      { numRuns: 40 },
    )
  })

  test('keeps any content of a PDF byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          fc
            .array(fc.constantFrom('\r', '\n', '-', '--', 'b', '\r\n--', 'x'), { maxLength: 60 })
            .map((tokens) => Buffer.from(tokens.join(''))),
        ),
        fc.integer({ min: 1, max: 50 }),
        async (content, size) => {
          const whole = Buffer.concat([pdf, content])
          fc.pre(!whole.includes('\r\n--b') && checkPdf(whole) === 'plain')
          const { files } = await receive(body([['f', whole, 'x']]), size)
          expect(await readFile(join(dataDir, 'uploads', files[0]?.id ?? ''))).toEqual(whole)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('says which files were refused and why, and keeps the others and the texts', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])
    const { fields, files } = await receive(
      body([
        ['bill', large, 'large.jpg'],
        ['bill', '<html>', 'page.pdf'],
        ['bill', Buffer.concat([pdf, Buffer.from('/Encrypt 3 0 R')]), 'locked.pdf'],
        ['bill', jpeg, '1.jpg'],
        ['bill', jpeg, '2.jpg'],
        ['bill', jpeg, '3.jpg'],
        ['bill', jpeg, '4.jpg'],
        ['name', 'Anna'],
      ]),
    )
    expect(fields.getAll('bill')).toEqual(['refused-size', 'refused-type', 'refused-locked', 'refused-count'])
    expect(fields.get('name')).toBe('Anna')
    expect((await stored()).toSorted()).toEqual(files.map(({ id }) => id).toSorted())
    expect(files).toHaveLength(3)
  })

  test('keeps as many files as its form takes', async () => {
    const photos = Array.from({ length: 7 }, (_, index) => ['photos', jpeg, `${index}.jpg`] as const)
    const { fields, files } = await receive(body(photos))
    expect(fields.getAll('photos')).toEqual(['refused-count'])
    expect(files).toHaveLength(6)
  })

  test('that is cut off or malformed leaves no file', async () => {
    const whole = body([
      ['bill', jpeg, '1.jpg'],
      ['bill', jpeg, '2.jpg'],
    ])
    for (let length = 0; length < whole.length - 4; length += 7) {
      await expect(receive(whole.subarray(0, length), 50)).rejects.toThrow(MalformedForm)
    }
    await expect(receive(Buffer.from('--b\r\nX: y\r\n\r\n'))).rejects.toThrow(MalformedForm)
    await expect(receive(body([['text', 'x'.repeat(70_000)]]))).rejects.toThrow(TooLarge)
    await expect(receive(body(Array.from({ length: 301 }, () => ['a', 'b'] as const)))).rejects.toThrow(
      TooLarge,
    )
    expect(await stored()).toEqual([])
  })

  test('never throws anything else, whatever arrives', async () => {
    const token = fc.constantFrom(
      '--b',
      '\r\n',
      '--',
      'Content-Disposition: form-data; name="a"',
      '; filename="x"',
      '\0',
      'x',
      '%PDF-1.7',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(token, { maxLength: 30 }), async (tokens) => {
        await receive(Buffer.from(tokens.join('')), 5).catch((error: unknown) => {
          expect(error instanceof MalformedForm || error instanceof TooLarge).toBe(true)
        })
      }),
      { numRuns: 300 },
    )
    expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

test.each([
  ['multipart/form-data; boundary=b', true],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', true],
  ['multipart/form-data', false],
  ['multipart/mixed; boundary=b', false],
])('%s is a form with files: %s', (type, expected) => expect(isMultipart(type)).toBe(expected))

test.each([
  ['%PDF-1.4', 'application/pdf'],
  ['\xff\xd8\xff\xe1', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8L', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypisom', undefined],
  ['<svg xmlns="x">', undefined],
  ['MZ', undefined],
  ['', undefined],
])('the type of %j', (start, type) => expect(mediaTypeOf(Buffer.from(start, 'latin1'))).toBe(type))

function packed(objects: string): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n2 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

test.each([
  ['plain', pdf],
  ['locked', Buffer.from('%PDF-1.7 trailer << /Encrypt 5 0 R >>')],
  ['active', Buffer.from('%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>')],
  ['active', Buffer.from('%PDF-1.7 << /S /J#61vaScript >>')],
  ['active', Buffer.from('%PDF-1.7 << /Names << /EmbeddedFiles 3 0 R >> >>')],
  ['active', packed('1 0 << /S /JavaScript /JS 4 0 R >>')],
  ['plain', packed('1 0 << /Type /Page >>')],
  ['active', packed(`1 0 ${' '.repeat(17 * 1024 * 1024)}`)],
])('a PDF is %s', (verdict, content) => expect(checkPdf(content)).toBe(verdict))

import { deflateSync } from 'node:zlib'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileLimits } from '#site/file-limits.ts'
import { placeIn } from '#tests/support/upload-place.ts'
import { IncomingFile } from './keep-file.ts'
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
  receiveForm(chunked(bytes, size), 'multipart/form-data; boundary=b', placeIn(dataDir))

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

  test('says that a file without content was not kept', async () => {
    const { fields, files } = await receive(body([['bill', '', 'bill.pdf']]))
    expect([...fields]).toEqual([['bill', 'refused-type/bill.pdf']])
    expect(files).toEqual([])
    expect(await stored()).toEqual([])
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
        ['bill', Buffer.from('%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>'), 'script.pdf'],
        ['bill', jpeg, '1.jpg'],
        ['bill', jpeg, '2.jpg'],
        ['bill', jpeg, '3.jpg'],
        ['bill', jpeg, '4.jpg'],
        ['name', 'Anna'],
      ]),
    )
    const told = ['size/large.jpg', 'type/page.pdf', 'locked/locked.pdf', 'active/script.pdf', 'count/4.jpg']
    expect(fields.getAll('bill')).toEqual(told.map((why) => `refused-${why}`))
    expect(fields.get('name')).toBe('Anna')
    expect((await stored()).toSorted()).toEqual(files.map(({ id }) => id).toSorted())
    expect(files).toHaveLength(3)
  })

  test('keeps as many files as its form takes', async () => {
    const photos = Array.from({ length: 7 }, (_, index) => ['photos', jpeg, `${index}.jpg`] as const)
    const { fields, files } = await receive(body(photos))
    expect(fields.getAll('photos')).toEqual(['refused-count/6.jpg'])
    expect(files).toHaveLength(6)
  })

  test('keeps no PDF that does something', async () => {
    const active = Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n%%EOF\n')
    const { fields, files } = await receive(body([['bill', active, 'bill.pdf']]))
    expect([fields.get('bill'), files]).toEqual(['refused-active/bill.pdf', []])
    expect(await stored()).toEqual([])
  })

  test('takes a file of just 10 MB, and none that is a byte longer', async () => {
    const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')])
    const { fields, files } = await receive(
      body([
        ['bill', filled(fileLimits.bytes), 'just.pdf'],
        ['bill', filled(fileLimits.bytes + 1), 'over.pdf'],
      ]),
    )
    expect(files).toMatchObject([{ size: fileLimits.bytes }])
    expect(fields.getAll('bill')).toEqual(['refused-size/over.pdf'])
  })

  test('writes no more of a file than may be kept', async () => {
    const file = new IncomingFile(dataDir)
    for (let written = 0; written < 3 * fileLimits.bytes; written += 1024 * 1024) {
      await file.write(Buffer.alloc(1024 * 1024, pdf))
    }
    const [part = ''] = await stored()
    expect((await stat(join(dataDir, 'uploads', part))).size).toBeLessThanOrEqual(fileLimits.bytes)
    expect(await file.finish()).toBe('size')
    expect(await stored()).toEqual([])
  })

  test('keeps files for their owner alone, on the disk before they count', async () => {
    const handle = await open(dataDir, 'r')
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
    await handle.close()
    const { files } = await receive(body([['bill', jpeg, '1.jpg']]))
    // The folder's own name where it is new, the file and the folder that names it.
    expect(sync).toHaveBeenCalledTimes(3)
    const folder = join(dataDir, 'uploads')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, files[0]?.id ?? ''))).mode & 0o777).toBe(0o600)
  })

  test('is not complete where a file could not be written', async () => {
    await writeFile(join(dataDir, 'uploads'), 'in the way of the folder')
    const form = await receive(
      body([
        ['bill', jpeg, '1.jpg'],
        ['name', 'Anna'],
      ]),
    )
    expect(form).toMatchObject({ unavailable: true, files: [] })
    expect([...form.fields]).toEqual([['name', 'Anna']])
  })

  test('is read no further than its limits, whatever follows', async () => {
    let sent = 0
    async function* endless(): AsyncGenerator<Buffer> {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="bill"; filename="x"\r\n\r\n')
      for (; sent < 200; sent += 1) yield Buffer.alloc(1024 * 1024)
    }
    const type = 'multipart/form-data; boundary=b'
    await expect(receiveForm(endless(), type, placeIn(dataDir))).rejects.toThrow(TooLarge)
    expect(sent).toBeLessThan(80)
    const texts = Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x'.repeat(1_000)] as const)
    await expect(receive(body(texts))).rejects.toThrow(TooLarge)
    expect(await stored()).toEqual([])
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
  ['\x89PNG and no head', undefined],
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

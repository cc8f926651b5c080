import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileLimits } from '#map/limits.ts'
import { invoicePdf, lockedPdf, pdfFile, scriptedPdf } from '#tests/support/pdf.ts'
import { placeIn } from '#tests/support/upload-place.ts'
import { IncomingFile } from './keep-file.server.ts'
import { mediaTypeOf } from './media-type.server.ts'
import {
  isMultipart,
  MalformedForm,
  receiveForm,
  TooLarge,
} from '#domains/requests/intake/receive-form.server.ts'

const pdf = pdfFile()
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
  test('is parsed the same however it is split into chunks', async () => {
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

  test('reports an empty file as not kept', async () => {
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
          fc.pre(!whole.includes('\r\n--b'))
          const { files } = await receive(body([['f', whole, 'x']]), size)
          expect(await readFile(join(dataDir, 'uploads', files[0]?.id ?? ''))).toEqual(whole)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('reports refused files with reasons, and keeps the others and the texts', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])
    const { fields, files } = await receive(
      body([
        ['bill', large, 'large.jpg'],
        ['bill', '<html>', 'page.pdf'],
        ['bill', jpeg, '1.jpg'],
        ['bill', jpeg, '2.jpg'],
        ['name', 'Anna'],
      ]),
    )
    const expected = ['count/2.jpg', 'size/large.jpg', 'type/page.pdf']
    expect(fields.getAll('bill')).toEqual(expected.map((why) => `refused-${why}`))
    expect(fields.get('name')).toBe('Anna')
    expect(await stored()).toEqual(files.map(({ id }) => id))
    expect(files).toHaveLength(1)
  })

  test('reports why a PDF was refused', async () => {
    const { fields, files } = await receive(
      body([
        ['photos', lockedPdf(), 'locked.pdf'],
        ['photos', '%PDF-1.7 and nothing more', 'damaged.pdf'],
        ['photos', pdfFile({ pages: 201 }), 'long.pdf'],
      ]),
    )
    expect(fields.getAll('photos')).toEqual([
      'refused-locked/locked.pdf',
      'refused-damaged/damaged.pdf',
      'refused-pages/long.pdf',
    ])
    expect([files, await stored()]).toEqual([[], []])
  })

  test('keeps PDFs with attachments and scripts, and reports them to staff', async () => {
    const { files } = await receive(
      body([
        ['photos', invoicePdf(), 'factur-x.pdf'],
        ['photos', scriptedPdf(), 'form.pdf'],
      ]),
    )
    expect(files).toMatchObject([
      { mediaType: 'application/pdf', pdf: { pages: 1, attachments: 1, scripts: 0 } },
      { mediaType: 'application/pdf', pdf: { pages: 1, attachments: 0, scripts: 1 } },
    ])
    expect(await readFile(join(dataDir, 'uploads', files[0]?.id ?? ''))).toEqual(invoicePdf())
  })

  test('examines no more files than its form allows, valid or not', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ['photos', '%PDF-1.7', `${index}.pdf`] as const)
    const { fields, files } = await receive(body(many))
    const reasons = fields.getAll('photos').map((why) => why.split('/')[0])
    expect(reasons.filter((why) => why === 'refused-damaged')).toHaveLength(6)
    expect(reasons.filter((why) => why === 'refused-count')).toHaveLength(244)
    expect(files).toEqual([])
  })

  test('keeps as many files as its form allows', async () => {
    const photos = Array.from({ length: 7 }, (_, index) => ['photos', jpeg, `${index}.jpg`] as const)
    const { fields, files } = await receive(body(photos))
    expect(fields.getAll('photos')).toEqual(['refused-count/6.jpg'])
    expect(files).toHaveLength(6)
  })

  test('accepts a file of exactly 10 MB, and none that is a byte larger', async () => {
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

  test('writes no more of a file than the size limit', async () => {
    const file = new IncomingFile(dataDir)
    for (let written = 0; written < 3 * fileLimits.bytes; written += 1024 * 1024) {
      await file.write(Buffer.alloc(1024 * 1024, pdf))
    }
    const [part = ''] = await stored()
    expect((await stat(join(dataDir, 'uploads', part))).size).toBeLessThanOrEqual(fileLimits.bytes)
    expect(await file.finish()).toBe('size')
    expect(await stored()).toEqual([])
  })

  test('stores files for their owner only, and syncs them before acknowledging', async () => {
    const handle = await open(dataDir, 'r')
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
    await handle.close()
    const { files } = await receive(body([['bill', jpeg, '1.jpg']]))
    // The folder's own entry if it is new, the file and its folder.
    expect(sync).toHaveBeenCalledTimes(3)
    const folder = join(dataDir, 'uploads')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, files[0]?.id ?? ''))).mode & 0o777).toBe(0o600)
  })

  test('is incomplete when a file could not be written', async () => {
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

  test('leaves no file when truncated or malformed', async () => {
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

  test('never throws anything else on arbitrary input', async () => {
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
  [`GIF89a${' '.repeat(1_014)}%PDF`, 'application/pdf'],
  [`${' '.repeat(1_021)}%PDF-1.4`, undefined],
  ['\xff\xd8\xff %PDF-1.4', 'image/jpeg'],
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

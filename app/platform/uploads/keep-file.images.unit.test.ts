import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scanBomb } from '#tests/support/scan-bomb.ts'
import { isHeicPicture } from './heic-check.server.ts'
import { IncomingFile } from './keep-file.server.ts'
import { maxPixels, reencodeImage } from './reencode-image.server.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'image-test-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })

/** As a phone takes it: rotated, with camera, location and comments. */
const phone = plain()
  .withExif({ IFD0: { Make: 'CANARY', Model: 'CANARY' }, IFD3: { GPSLatitude: '39/1 34/1 0/1' } })
  .withMetadata({ orientation: 6 })

async function keep(content: Buffer) {
  const file = new IncomingFile(dataDir)
  await file.write(content)
  return await file.finish()
}

async function kept(content: Buffer): Promise<Buffer> {
  const result = await keep(content)
  if (typeof result === 'string') throw new Error(result)
  const bytes = await readFile(join(dataDir, 'uploads', result.id))
  expect(result.size).toBe(bytes.length)
  return bytes
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is re-encoded upright', async (format) => {
    const original = await phone.clone().toFormat(format).toBuffer()
    expect(original.includes('CANARY')).toBe(true)
    const bytes = await kept(Buffer.concat([original, Buffer.from('<script>CANARY</script>')]))
    expect(bytes.includes('CANARY')).toBe(false)
    const { format: stored, width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ stored, width, height, exif, xmp, iptc, orientation }).toEqual({
      stored: format,
      width: 30,
      height: 40,
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    })
  })

  test('may have 25 megapixels at most', async () => {
    expect(
      await keep(
        await plain(5_000, maxPixels / 5_000)
          .png()
          .toBuffer(),
      ),
    ).toHaveProperty('size')
    expect(
      await keep(
        await plain(5_001, maxPixels / 5_000)
          .png()
          .toBuffer(),
      ),
    ).toBe('pixels')
  })

  test('is rejected when it cannot be decoded', async () => {
    const before = (await readdir(join(dataDir, 'uploads'))).length
    const whole = await plain(400, 300).jpeg().toBuffer()
    for (const broken of [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]),
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0', 'latin1'),
      Buffer.from('RIFF\x10\0\0\0WEBPVP8L\0\0', 'latin1'),
    ]) {
      expect(await keep(broken)).toBe('type')
    }
    expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(before)
  })

  test('is decoded only as its detected type', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await reencodeImage(drawing, 'image/jpeg')).toEqual({ refused: 'type' })
    expect(await reencodeImage(drawing, 'image/png')).toEqual({ refused: 'type' })
  })

  test('may have a hundred scans at most', async () => {
    expect(await reencodeImage(await scanBomb(64, 48, 100), 'image/jpeg')).toHaveProperty('content')
    expect(await reencodeImage(await scanBomb(64, 48, 101), 'image/jpeg')).toEqual({ refused: 'type' })
  })

  test('is rejected before decoding when it has too many scans for its size', async () => {
    const bomb = await scanBomb(5_000, 5_000, 20)
    const start = performance.now()
    expect(await reencodeImage(bomb, 'image/jpeg')).toEqual({ refused: 'slow' })
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const ftyp = box('ftyp', 'heic\0\0\0\0mif1heic')
const handler = (kind: string) => box('hdlr', '\0'.repeat(8), kind, '\0'.repeat(13))
const meta = (kind = 'pict') => box('meta', '\0\0\0\0', handler(kind), box('iloc', '\0'.repeat(8)))
const mdat = box('mdat', 'pixels')
const heic = Buffer.concat([ftyp, meta(), mdat])

describe('a HEIC', () => {
  test('is kept unchanged when its structure is valid', async () => {
    expect(await kept(heic)).toEqual(heic)
  })

  test.each([
    ['with something behind it', Buffer.concat([heic, Buffer.from('<script>')])],
    ['cut off', heic.subarray(0, -1)],
    [
      'of a thousand boxes more',
      Buffer.concat([heic, ...Array.from({ length: 1000 }, () => box('free', ''))]),
    ],
    ['that is a film', Buffer.concat([heic, box('moov', '')])],
    ['of another handler', Buffer.concat([ftyp, meta('vide'), mdat])],
    ['without data', Buffer.concat([ftyp, meta()])],
    ['without a description', Buffer.concat([ftyp, mdat])],
    ['that only begins like one', Buffer.concat([ftyp, Buffer.from('PK\x03\x04 a zip file')])],
  ])('is rejected: %s', async (_what, content) => {
    expect(await keep(content)).toBe('type')
  })

  test('never throws on arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(heic.length - 1), fc.nat(255))), (changes) => {
        const changed = Buffer.from(heic)
        for (const [at, byte] of changes) changed[at] = byte
        expect(typeof isHeicPicture(changed)).toBe('boolean')
      }),
      { numRuns: 2_000 },
    )
  })
})

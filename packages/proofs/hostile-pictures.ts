import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { scanBomb } from '../../tests/support/scan-bomb.ts'

/** A marker in everything hostile: nothing that is stored may contain it. */
export const mark = 'hostile7431'
const script = `<script>/*${mark}*/</script><?php /*${mark}*/ ?>`

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })

/** Pictures as visitors send them. */
export const [jpeg, png, webp] = await Promise.all([
  picture().jpeg().toBuffer(),
  picture().png().toBuffer(),
  picture().webp().toBuffer(),
])

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A black-and-white PNG of a given width and height, with a given number of bytes. */
function blackPng(side: number, bytes: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    png.subarray(0, 8),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG that claims the maximum size. */
function vastJpeg(): Buffer {
  const vast = Buffer.from(jpeg)
  const frame = vast.indexOf(Buffer.from([0xff, 0xc0]))
  vast.writeUInt16BE(65_500, frame + 5)
  vast.writeUInt16BE(65_500, frame + 7)
  return vast
}

/** A WebP that claims the maximum size. */
function vastWebp(): Buffer {
  const vast = Buffer.from(webp)
  vast.writeUInt16LE(16_383, 26)
  vast.writeUInt16LE(16_383, 28)
  return vast
}

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const handler = box('hdlr', '\0'.repeat(8), 'pict', '\0'.repeat(13))
const heic = Buffer.concat([
  box('ftyp', 'heic\0\0\0\0mif1heic'),
  box('meta', '\0\0\0\0', handler, box('iloc', '\0'.repeat(8))),
  box('mdat', mark),
])
const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
const withScript = (file: Buffer) => Buffer.concat([file, Buffer.from(script)])

/** Pictures that must be refused, by what is wrong with them. */
export const hostilePictures: Readonly<Record<string, Buffer>> = {
  'PNG of 3,600 megapixels in its head': blackPng(60_000, 100),
  'PNG of 400 megapixels, all there': blackPng(20_000, 20_000 * 2_501),
  'JPEG of 4,290 megapixels in its head': vastJpeg(),
  'WebP of 268 megapixels in its head': vastWebp(),
  'JPEG of 2,647 scans': await scanBomb(5_000, 4_999, 2_647),
  'JPEG cut off': half(jpeg),
  'PNG cut off': half(png),
  'PNG of 24 megapixels cut off': blackPng(4_900, 5_000),
  'WebP cut off': half(webp),
  'HEIC cut off': heic.subarray(0, -1),
  'HEIC with a script behind it': withScript(heic),
  'HEIC that is a film': Buffer.concat([heic, box('moov', mark)]),
  'HEIC of a thousand boxes more': Buffer.concat([heic, ...Array.from({ length: 1_000 }, () => box('free'))]),
  'JPEG of nothing but its start': Buffer.concat([jpeg.subarray(0, 4), Buffer.from(script)]),
}

const exif = { IFD0: { Make: script, ImageDescription: script } }

/** Pictures that are kept without their hostile parts. */
export const disarmedPictures: Readonly<Record<string, Buffer>> = {
  'JPEG with a script behind it': withScript(jpeg),
  'PNG with an archive behind it': Buffer.concat([png, Buffer.from('PK\x03\x04'), Buffer.from(script)]),
  'WebP with a page behind it': withScript(webp),
  'JPEG with a script in its camera': await picture().withExif(exif).jpeg().toBuffer(),
  'PNG with a script in a text': Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Comment\0${script}`)),
    png.subarray(33),
  ]),
  'PNG of 25 megapixels': await picture(5_000, 5_000).png().toBuffer(),
}

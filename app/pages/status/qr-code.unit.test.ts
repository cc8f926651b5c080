import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.server.ts'

/** The cells that a path of rectangles covers. */
function cellsOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)]
  expect(runs.map(([run]) => run).join('')).toBe(path)
  return new Set(
    runs.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
    ),
  )
}

test('a QR code’s path draws exactly its dark modules', () => {
  const text = 'https://faro.example/en/request/FAR-7K3M-Q2.abcdefghijklmnopqrstuvwxyz0123456789'
  const { size, path } = qrCode(text)
  const cells = cellsOf(path)
  const { data } = encode(text, { border: 4, ecc: 'M' })
  expect(size).toBe(data.length)
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])))
  expect([...cells].toSorted()).toEqual(dark.toSorted())
  // A margin of four modules, and then the corner of a finder pattern.
  expect(cells.has('3 4')).toBe(false)
  expect(cells.has('4 4')).toBe(true)
  expect(path.length).toBeLessThan(9_000)
})

import { expect, test } from 'vitest'
import { jpegScans } from './reencode-image.server.ts'

const start = 'ffd8'
const scan = 'ffda0008010100003f00'
const end = 'ffd9'

test.each([
  ['of one', `${start}${scan}123456${end}`, 1],
  ['of two, with a table between', `${start}${scan}12ffc400040506${scan}34${end}`, 2],
  ['with zeros stuffed behind 255', `${start}${scan}12ff00da34${end}`, 1],
  ['with restarts', `${start}${scan}12ffd034ffd756${scan}${end}`, 2],
  ['with repeated marks', `${start}ffff${scan}12${end}`, 1],
  ['with a small picture inside a segment', `${start}ffe1000affd8ffda0002ffd9${scan}12${end}`, 1],
  ['with something behind its end', `${start}${scan}12${end}${scan}${scan}`, 1],
  ['with rubbish between', `${start}00da${scan}12${end}`, 1],
  ['cut off within a length', `${start}${scan}12ffda00`, 2],
  ['that is empty', '', 0],
])('counts the scans of a JPEG %s', (_what, hex, scans) => {
  expect(jpegScans(Buffer.from(hex, 'hex'))).toBe(scans)
})

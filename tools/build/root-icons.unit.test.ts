import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeRootIcons } from './root-icons.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'root-icons-'))
  writeRootIcons(folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

it('includes a picture for each density in /favicon.ico', async () => {
  const file = readFileSync(join(folder, 'favicon.ico'))
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const entry = file.subarray(6 + 16 * at, 22 + 16 * at)
      const start = entry.readUInt32LE(12)
      const { format, width, height } = await sharp(
        file.subarray(start, start + entry.readUInt32LE(8)),
      ).metadata()
      expect([format, entry.readUInt8(0), entry.readUInt8(1)]).toEqual(['png', width, height])
      return width
    }),
  )
  expect(sizes).toEqual([16, 32, 48])
})

it('fills the corners of a phone’s home screen icon', async () => {
  const picture = sharp(join(folder, 'apple-touch-icon.png'))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect(await picture.stats()).toMatchObject({ isOpaque: true })
})

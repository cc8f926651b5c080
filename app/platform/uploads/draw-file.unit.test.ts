import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pdfFile } from '#tests/support/pdf.ts'
import { uploadFile } from './data-files.server.ts'
import { drawFile } from './draw-file.server.ts'
import type { KeptFile } from './kept-file.ts'

async function keep(content: Uint8Array, changes: Partial<KeptFile>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'draw-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const file: KeptFile = { id: 'one', mediaType: 'image/png', size: content.length, ...changes }
  await mkdir(dirname(uploadFile(dataDir, file.id)), { recursive: true })
  await writeFile(uploadFile(dataDir, file.id), content)
  return async (page = 1, side = 300) => {
    const drawn = await drawFile(dataDir, file, { page, side })
    if (drawn === undefined) return undefined
    const { format, width, height } = await sharp(drawn).metadata()
    const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
    return { format, width, height, corner: [...data.subarray(0, 3)], bytes: Buffer.from(drawn) }
  }
}

const wide = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2060c0' } })

test('a picture becomes a smaller WebP that is upright and holds nothing but pixels', async () => {
  const photo = await wide
    .clone()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer()
  const draw = await keep(photo, { mediaType: 'image/jpeg' })
  const drawn = await draw()
  expect(drawn).toMatchObject({ format: 'webp', width: 150, height: 300 })
  expect(drawn?.bytes.toString('latin1')).not.toContain('secret')
  expect(await draw(2)).toBeUndefined()
})

test('a small picture is not enlarged', async () => {
  const draw = await keep(await wide.clone().resize(80, 40).png().toBuffer(), {})
  expect(await draw()).toMatchObject({ width: 80, height: 40 })
})

/** A blue square in the upper left corner of each page, on nothing. */
const square = pdfFile({
  pages: 2,
  objects: ['<< /Length 37 >>\nstream\n0.1 0.4 0.8 rg 0 642 200 200 re f    \nendstream'],
  page: '/Contents 3 0 R',
})

test('a page of a PDF is drawn in its colours onto white', async () => {
  const draw = await keep(square, {
    mediaType: 'application/pdf',
    pdf: { pages: 2, attachments: 0, scripts: 0 },
  })
  const drawn = await draw(2)
  expect(drawn).toMatchObject({ format: 'webp', width: 212, height: 300 })
  const [red = 0, green = 0, blue = 0] = drawn?.corner ?? []
  expect(red < green && green < blue).toBe(true)
  expect(await draw(3)).toBeUndefined()
})

test.each([
  ['a damaged PDF', Buffer.from('%PDF-1.7 no more'), { mediaType: 'application/pdf' }],
  ['a HEIC, which no library here decodes', Buffer.from('ftypheic'), { mediaType: 'image/heic' }],
  ['a file that is not scanned yet', square, { mediaType: 'application/pdf', scan: 'waiting' }],
  ['a file of an unknown type', square, { mediaType: 'text/html' }],
] as const)('%s is not drawn', async (_what, content, changes) => {
  expect(await (await keep(content, changes))()).toBeUndefined()
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caches, dropCaches } from './caches.ts'
import { compressSite } from './compress.ts'
import { createDrawing } from './draw-share-picture.ts'
import { buildFonts } from './fonts.ts'
import { buildSharePictures } from './share-pictures.ts'
import { buildStatic } from './static.ts'

vi.mock('./draw-share-picture.ts', () => ({ createDrawing: vi.fn<() => unknown>() }))
vi.mock('./fonts.ts', () => ({ buildFonts: vi.fn<() => Promise<void>>() }))
vi.mock('./island.ts', () => ({ writeIsland: () => undefined }))

const before = process.cwd()
const { versions } = process
const draw = vi.fn<() => Promise<Buffer>>()
let folder: string

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-keys-'))
  process.chdir(folder)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.mocked(createDrawing).mockResolvedValue(draw.mockResolvedValue(Buffer.from('png')))
  for (const file of [
    'packages/illustrations/pictures/hero.svg',
    'packages/illustrations/logo.ts',
    'packages/illustrations/colour.ts',
    'package-lock.json',
    'tools/build/compress.ts',
  ])
    write(file, '')
})

afterEach(() => {
  Object.defineProperty(process, 'versions', { value: versions })
  process.chdir(before)
  vi.restoreAllMocks()
  vi.mocked(buildFonts).mockReset()
  rmSync(folder, { recursive: true, force: true })
})

it('rebuilds fonts and scenes after package updates', async () => {
  await buildStatic()
  writeFileSync('package-lock.json', 'newer')
  await buildStatic()
  expect(buildFonts).toHaveBeenCalledTimes(2)
})

it('redraws share pictures after package updates and colour changes', async () => {
  write('site/art/hero.svg', '<svg/>')
  mkdirSync(caches.pictures, { recursive: true })
  const picture = { file: 'a.png', scene: 'hero', text: { kicker: 'k', title: 't', brand: 'b' } } as const
  await buildSharePictures([picture], { art: 'site/art', site: 'site' }, {})
  await buildSharePictures([picture], { art: 'site/art', site: 'site' }, {})
  expect(draw).toHaveBeenCalledTimes(1)
  for (const file of ['package-lock.json', 'packages/illustrations/colour.ts']) {
    writeFileSync(file, 'newer')
    await buildSharePictures([picture], { art: 'site/art', site: 'site' }, {})
  }
  expect(draw).toHaveBeenCalledTimes(3)
})

it('re-encodes after changes of settings and libraries', async () => {
  write('site/a.html', 'a'.repeat(2_000))
  const kept = async () => {
    await compressSite('site', {})
    return readdirSync(caches.encodings).length
  }
  expect([await kept(), await kept()]).toEqual([3, 3])
  writeFileSync('tools/build/compress.ts', 'other')
  expect(await kept()).toBe(6)
  Object.defineProperty(process, 'versions', { value: { ...versions, brotli: '9.9.9' } })
  expect(await kept()).toBe(9)
})

it('caches nothing for a full build', () => {
  for (const path of Object.values(caches)) write(path, '')
  write('.cache/kept/assets/a-1.js', 'for open pages')
  dropCaches()
  expect(Object.values(caches).filter((path) => existsSync(path))).toEqual([])
  expect(readdirSync('.cache')).toEqual(['kept'])
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildFonts } from './fonts.ts'
import { buildStatic } from './static.ts'

vi.mock('./fonts.ts', () => ({ buildFonts: vi.fn<() => Promise<void>>() }))
vi.mock('./island.ts', () => ({ writeIsland: () => undefined }))

const before = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  process.chdir(folder)
  mkdirSync('packages/illustrations/pictures', { recursive: true })
  writeFileSync('packages/illustrations/pictures/hero.svg', 'whole')
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => {
  process.chdir(before)
  vi.restoreAllMocks()
  vi.mocked(buildFonts).mockReset()
  rmSync(folder, { recursive: true, force: true })
})

const scene = () => readFileSync('.cache/public/art/hero.svg', 'utf8')

it('makes fonts and pictures once for the same inputs', async () => {
  await buildStatic()
  await buildStatic()
  expect(scene()).toBe('whole')
  expect(buildFonts).toHaveBeenCalledTimes(1)
})

it('makes fonts and pictures again when their folder was removed', async () => {
  await buildStatic()
  rmSync('.cache/public', { recursive: true })
  await buildStatic()
  expect(scene()).toBe('whole')
})

it('does not accept leftovers of an interrupted build with the same inputs', async () => {
  await buildStatic()
  writeFileSync('packages/illustrations/pictures/slip.svg', 'a slip')
  vi.mocked(buildFonts).mockRejectedValueOnce(new Error('interrupted'))
  await expect(buildStatic()).rejects.toThrow('interrupted')
  expect(existsSync('.cache/public/art/hero.svg')).toBe(false)
  rmSync('packages/illustrations/pictures/slip.svg')
  await buildStatic()
  expect(scene()).toBe('whole')
})

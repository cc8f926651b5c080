import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { compressSite } from './compress.ts'
import { dropUntouched } from './caches.ts'
import { buildSharePictures } from './share-pictures.ts'

vi.mock('./draw-share-picture.ts', () => ({ createDrawing: async () => async () => Buffer.from('png') }))

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drop-untouched-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

function age(cache: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60_000)
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), then, then)
}

it('removes files unused for two weeks, and nothing from a missing folder', () => {
  dropUntouched('none')
  mkdirSync('cache')
  writeFileSync('cache/old', '')
  age('cache', 13)
  dropUntouched('cache')
  expect(readdirSync('cache')).toEqual(['old'])
  age('cache', 15)
  writeFileSync('cache/new', '')
  dropUntouched('cache')
  expect(readdirSync('cache')).toEqual(['new'])
})

it('ignores files that another build removed meanwhile', () => {
  mkdirSync('cache')
  symlinkSync('removed', 'cache/listed')
  expect(() => dropUntouched('cache')).not.toThrow()
})

it('keeps the cached encodings that the build used', async () => {
  mkdirSync('site')
  writeFileSync('site/a.html', 'a'.repeat(2_000))
  writeFileSync('site/b.html', 'b'.repeat(2_000))
  await compressSite('site', {})
  expect(readdirSync('.cache/encodings')).toHaveLength(6)
  age('.cache/encodings', 15)
  rmSync('site/b.html')
  await compressSite('site', {})
  expect(readdirSync('.cache/encodings')).toHaveLength(3)
})

it('keeps the cached pictures that the build used', async () => {
  mkdirSync('site/art', { recursive: true })
  mkdirSync('.cache/share', { recursive: true })
  writeFileSync('site/art/hero.svg', '<svg/>')
  const picture = (title: string) => ({
    file: `${title}.png`,
    scene: 'hero' as const,
    text: { kicker: 'k', title, brand: 'b' },
  })
  await buildSharePictures([picture('one'), picture('two')], { art: 'site/art', site: 'site' }, {})
  expect(readdirSync('.cache/share')).toHaveLength(2)
  age('.cache/share', 15)
  await buildSharePictures([picture('one')], { art: 'site/art', site: 'site' }, {})
  expect(readdirSync('.cache/share')).toHaveLength(1)
})

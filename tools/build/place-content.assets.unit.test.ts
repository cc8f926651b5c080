import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepAssets, placeKept } from './place-content.ts'

it('keeps the chunks of earlier builds for two weeks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keep-'))
  const [site, kept] = [join(folder, 'client'), join(folder, 'kept')]
  keepAssets(site, kept, new Date('2026-01-01'))
  expect(readdirSync(join(kept, 'assets'))).toEqual([])
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'assets', 'a-1.js'), 'one')
  keepAssets(site, kept, new Date('2026-01-02'))
  rmSync(join(site, 'assets', 'a-1.js'))
  writeFileSync(join(site, 'assets', 'a-2.js'), 'two')
  keepAssets(site, kept, new Date('2026-01-10'))
  expect(readdirSync(join(kept, 'assets')).sort()).toEqual(['a-1.js', 'a-2.js'])
  const served = join(folder, 'build/kept')
  for (let build = 0; build < 2; build++) placeKept(kept, site, served)
  expect(readdirSync(join(served, 'assets'))).toEqual(['a-1.js'])
  keepAssets(site, kept, new Date('2026-01-17'))
  expect(existsSync(join(kept, 'assets', 'a-1.js'))).toBe(false)
  rmSync(folder, { recursive: true })
})

it('keeps chunks already placed, removes those in the new build, and writes missing ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keep-'))
  const [site, kept, served] = [join(folder, 'client'), join(folder, 'kept'), join(folder, 'build/kept')]
  mkdirSync(join(kept, 'assets'), { recursive: true })
  mkdirSync(join(site, 'assets'), { recursive: true })
  for (const name of ['a-1.js', 'b-1.js']) writeFileSync(join(kept, 'assets', name), name)
  placeKept(kept, site, served)
  const place = join(served, 'assets/a-1.js')
  const { ino } = statSync(place)
  writeFileSync(join(served, 'assets/b-1.js.17-0.part'), 'b')
  writeFileSync(join(kept, 'assets/c-1.js'), 'c-1.js')
  writeFileSync(join(site, 'assets/b-1.js'), 'b-1.js')
  placeKept(kept, site, served)
  expect(readdirSync(join(served, 'assets')).sort()).toEqual(['a-1.js', 'c-1.js'])
  expect(statSync(place).ino).toBe(ino)
  rmSync(folder, { recursive: true })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { writeSitemaps } from './sitemaps.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitemaps-'))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const robots = () => readFileSync(join(folder, 'robots.txt'), 'utf8')

it('contains absolute addresses', () => {
  writeSitemaps({ ...readIdentity(), url: 'https://faro.example' }, folder)
  expect(readdirSync(folder).sort()).toEqual(['de', 'en', 'es', 'robots.txt', 'sitemap.xml'])
  expect(robots()).toMatch(/^User-agent: \*\n[^]*\n\nSitemap: https:\/\/faro\.example\/sitemap\.xml\n/)
  const locations = readFileSync(join(folder, 'de/sitemap.xml'), 'utf8').match(/<loc>[^<]*/g) ?? []
  expect(locations.length).toBeGreaterThan(100)
  expect(locations.every((text) => text.startsWith('<loc>https://faro.example/'))).toBe(true)
})

it('writes robots.txt but no sitemap without a public origin', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  writeSitemaps({ ...readIdentity(), url: '' }, folder)
  expect(warn).toHaveBeenCalledWith('no sitemaps: the site has no base URL')
  expect(readdirSync(folder)).toEqual(['robots.txt'])
  expect(robots()).toBe('User-agent: *\nDisallow: /api/\nDisallow: /*?dialog=\n')
})

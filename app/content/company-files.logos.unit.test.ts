import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { pictureProblem } from './company-files.server.ts'
import { partnersSchema } from './schema/schema.company.ts'

const folder = mkdtempSync(join(tmpdir(), 'logos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
const png = '\x89PNG\r\n\x1A\n'

it.each([
  ['plain.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['declared.svg', svg, undefined],
  ['picture.png', png, undefined],
  ['picture.webp', 'RIFF\0\0\0\0WEBPVP8 ', undefined],
  ['page.svg', '<html><svg></svg></html>', 'is no svg file'],
  ['renamed.svg', png, 'is no svg file'],
  ['renamed.png', svg, 'is no png file'],
  ['renamed.webp', 'RIFF\0\0\0\0WAVE', 'is no webp file'],
  ['full.png', png.padEnd(100_000), undefined],
  ['large.png', png.padEnd(100_001), 'has 101 kB, 100 at most'],
])('the logo %s', (name, content, problem) => {
  writeFileSync(join(folder, name), content, 'latin1')
  expect(pictureProblem(name, folder)).toBe(problem)
})

it('rejects a missing logo file', () => {
  expect(pictureProblem('prova.svg', folder)).toBe('is not there')
})

it.each([
  ['https://firm.example', true],
  ['http://firm.example', false],
  ['javascript:alert(1)', false],
])('a partner’s address may be %s: %s', (url, allowed) => {
  const field = { es: 'Taller', en: 'Garage', de: 'Werkstatt' }
  expect(v.is(partnersSchema, [{ name: 'Firm', field, url }])).toBe(allowed)
})

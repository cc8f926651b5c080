import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressSite } from './compress.ts'
import { keepAssets, placeKept } from './place-content.ts'

const before = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'))
  process.chdir(folder)
  mkdirSync('site/assets', { recursive: true })
})

afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Calls a function of a module in a process with a file size limit of 32 kB, so that writes fail
 * halfway.
 */
function interrupted(module: string, call: string): void {
  const code = `const it = await import(${JSON.stringify(join(import.meta.dirname, module))}); await it.${call}`
  const { status } = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', process.execPath, '-e', code])
  expect(status).not.toBe(0)
}

it('re-encodes files truncated by an interrupted build', async () => {
  const page = randomBytes(100_000).toString('hex')
  writeFileSync('site/a.html', page)
  interrupted('compress.ts', "compressSite('site', {})")
  await compressSite('site', {})
  expect(brotliDecompressSync(readFileSync('site/a.html.br')).toString()).toBe(page)
  expect(gunzipSync(readFileSync('site/a.html.gz')).toString()).toBe(page)
  expect(zstdDecompressSync(readFileSync('site/a.html.zst')).toString()).toBe(page)
})

it('discards truncated chunks of the last build', () => {
  const script = randomBytes(100_000).toString('hex')
  writeFileSync('site/assets/a-1.js', script)
  interrupted('keep-assets.ts', "keepAssets('site', 'kept')")
  keepAssets('site', 'kept')
  writeFileSync('kept/assets/a-1.js.17-0.part', script.slice(0, 9))
  rmSync('site/assets/a-1.js')
  placeKept('kept', 'site', 'served')
  expect(readdirSync('served/assets')).toEqual(['a-1.js'])
  expect(readFileSync('served/assets/a-1.js', 'utf8')).toBe(script)
})

it('places nothing when nothing was kept', () => {
  placeKept('kept', 'site', 'served')
  expect(existsSync('served/assets')).toBe(true)
})

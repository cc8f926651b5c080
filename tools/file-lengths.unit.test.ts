import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'file-lengths-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names each source file of more than 300 lines, and no file of words', () => {
  for (const [file, lines] of [
    ['app/shell/whole.tsx', 300],
    ['app/shell/long.tsx', 301],
    ['server/long.ts', 302],
    ['tools/long.mjs', 303],
    ['tools/long.cjs', 304],
    ['benchmarks/long.ts', 305],
    ['tests/e2e/long.e2e.test.ts', 306],
    ['art/long.ts', 307],
    ['app/long.css', 308],
    ['content/long.ts', 400],
    ['tests/search/long.yaml', 400],
  ] as const) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '// a line\n'.repeat(lines))
  }
  const run = spawnSync(process.execPath, [resolve('tools/file-lengths.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([run.status, run.stdout.trim().split('\n')]).toEqual([
    1,
    [
      'app/long.css: 308 lines, at most 300',
      'app/shell/long.tsx: 301 lines, at most 300',
      'art/long.ts: 307 lines, at most 300',
      'benchmarks/long.ts: 305 lines, at most 300',
      'server/long.ts: 302 lines, at most 300',
      'tests/e2e/long.e2e.test.ts: 306 lines, at most 300',
      'tools/long.cjs: 304 lines, at most 300',
      'tools/long.mjs: 303 lines, at most 300',
    ],
  ])
})

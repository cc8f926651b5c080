import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'file-lengths-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names each source file of more than 400 lines, and no file of words', () => {
  for (const [file, lines] of [
    ['app/shell/whole.tsx', 400],
    ['app/shell/long.tsx', 401],
    ['app/long.server.ts', 402],
    ['tools/long.mjs', 403],
    ['tools/long.cjs', 404],
    ['packages/proofs/long.ts', 405],
    ['tests/e2e/long.e2e.test.ts', 406],
    ['packages/illustrations/long.ts', 407],
    ['app/long.css', 408],
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
      'app/long.css: 408 lines, at most 400',
      'app/long.server.ts: 402 lines, at most 400',
      'app/shell/long.tsx: 401 lines, at most 400',
      'packages/illustrations/long.ts: 407 lines, at most 400',
      'packages/proofs/long.ts: 405 lines, at most 400',
      'tests/e2e/long.e2e.test.ts: 406 lines, at most 400',
      'tools/long.cjs: 404 lines, at most 400',
      'tools/long.mjs: 403 lines, at most 400',
    ],
  ])
})

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test("exits with the run's failure code when it has its own PostgreSQL", () => {
  const run = `
    import { startPostgres } from '#tests/support/postgres.ts'
    const { stop } = await startPostgres()
    process.exitCode = 3
    await stop()
  `
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', run], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(3)
})

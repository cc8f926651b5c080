import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { exitCodeOf } from './exec-forwarding-signals.ts'

test.each([
  ['process.exit(0)', 0],
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
  ["process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 9000)", 143],
])('a process that does %s ends its starter with %i', async (script, expected) => {
  const [code, signal] = (await once(spawn(process.execPath, ['-e', script]), 'exit')) as Parameters<
    typeof exitCodeOf
  >
  expect(exitCodeOf(code, signal)).toBe(expected)
})

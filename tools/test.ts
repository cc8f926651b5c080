import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from './build/build.ts'
import { requireBrowser } from './browser.ts'
import { runChecks } from './checks.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

function node(...args: string[]): number {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

function vitest(): Count {
  const file = '.cache/vitest.json'
  rmSync(file, { force: true })
  const status = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  )
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  // A file that cannot be loaded has no tests to count, but fails the run all the same.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

function playwright(): Count {
  const file = '.cache/e2e.json'
  rmSync(file, { force: true })
  rmSync('.cache/e2e-data', { recursive: true, force: true })
  const status = node('node_modules/@playwright/test/cli.js', 'test')
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  // What passed at the second try only is named by the list above, and wants looking into.
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, status === 0 ? 0 : 1) }
}

/** `npm test`: builds, then runs every check and test; the last line counts them. */
mkdirSync('.cache', { recursive: true })
requireBrowser()
await build()
const counts = [runChecks(), vitest(), playwright()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)

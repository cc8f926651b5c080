import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { unconfigured } from '#tests/support/unconfigured.ts'
import { build } from './build/build.ts'
import { tellMistakes } from './build/content-mistakes.ts'
import { requireTestBrowser } from './browser.ts'
import { runChecks } from './checks.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

function node(...args: string[]): number {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

/** What a runner wrote when it ended. One that ended before it could counts as a failure. */
function counted<Report>(
  runner: string,
  file: string,
  status: number,
  count: (report: Report) => Count,
): Count {
  let known: Count
  try {
    known = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch (error) {
    console.log(`${runner} has left no report: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  // A file that cannot be loaded has no tests to count, but fails the run all the same.
  return { ...known, failed: Math.max(known.failed, status === 0 ? 0 : 1) }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
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
  return counted('vitest', file, status, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

function playwright(): Count {
  const file = '.cache/e2e.json'
  rmSync(file, { force: true })
  rmSync('.cache/e2e-data', { recursive: true, force: true })
  const status = node('node_modules/@playwright/test/cli.js', 'test')
  return counted('Playwright', file, status, ({ stats }: PlaywrightReport) => ({
    // What passed at the second try only is named by the list above, and wants looking into.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
}

/**
 * `npm test`: builds, then runs every check and test; the last line counts them. With `--every-case`, which is
 * `npm run prove -- tests`, the tests run in all their cases.
 */
mkdirSync('.cache', { recursive: true })
// Tests the site with its default configuration, independent of this machine's environment.
for (const name of Object.keys(unconfigured)) delete process.env[name]
process.env['EVERY_CASE'] = String(process.argv.includes('--every-case'))
// Installed once here: if that fails, each worker would try again.
process.env['CHROMIUM'] = requireTestBrowser()
if (!(await tellMistakes(build))) process.exit(1)
const counts = [{ ...runChecks(), skipped: 0 }, vitest(), playwright()]
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)

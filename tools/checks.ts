import { spawnSync } from 'node:child_process'

/** The static checks, cheapest first. */
const checks: readonly { readonly name: string; readonly args: readonly string[] }[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  {
    name: 'boundaries',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'tools/boundaries.cjs',
      'app',
      'packages',
      'tools',
    ],
  },
  { name: 'file lengths', args: ['tools/file-lengths.ts'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'content', args: ['tools/content/content-check.ts'] },
  { name: 'budgets', args: ['packages/proofs/budgets.ts'] },
]

/** Runs every check and says which failed. */
export function runChecks(): { readonly passed: number; readonly failed: number } {
  let failed = 0
  for (const { name, args } of checks) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (status === 0) continue
    failed += 1
    process.stdout.write(`${stdout}${stderr}\n`)
  }
  return { passed: checks.length - failed, failed }
}

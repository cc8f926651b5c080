import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/**
 * `npm run bench -- NAME [OPTIONS]` and `npm run prove -- NAME [OPTIONS]`: runs one benchmark or
 * long proof of this folder; without a name, lists them.
 */

const programs = readdirSync(import.meta.dirname)
const proofs = programs.flatMap((file) => /^prove-([a-z]+)\.ts$/.exec(file)?.[1] ?? [])
const benchmarks = [
  'build',
  'inbox',
  'inp',
  'lengths',
  'lighthouse',
  'load',
  'navigation',
  'scripts',
  'search',
  'server',
  'start',
]

/** Proofs that are another program, or one with options. */
const others: Readonly<Record<string, readonly string[]>> = {
  machines: ['packages/proofs/prove-mail.ts', '--machines', '2'],
  tests: ['tools/test.ts', '--every-case'],
}

function programOf(kind: string | undefined, name: string): readonly string[] | undefined {
  if (kind === 'bench') return benchmarks.includes(name) ? [`packages/proofs/${name}.ts`] : undefined
  return others[name] ?? (proofs.includes(name) ? [`packages/proofs/prove-${name}.ts`] : undefined)
}

const [kind, name = '', ...options] = process.argv.slice(2)
const program = programOf(kind, name)
if (program === undefined) {
  const names = kind === 'bench' ? benchmarks : [...proofs, ...Object.keys(others)].toSorted()
  console.error(`usage: npm run ${kind} -- NAME [OPTIONS], where NAME is one of ${names.join(', ')}`)
  process.exitCode = 1
} else {
  process.exitCode = spawnSync(process.execPath, [...program, ...options], { stdio: 'inherit' }).status ?? 1
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that some tests need from Debian, by package; Node packages do not have them. */
const programs = {
  prometheus: 'promtool',
  'postgresql-15': '/usr/lib/postgresql/15/bin/pg_dump',
} as const

const isThere = (program: string) => spawnSync('which', [program]).status === 0 || existsSync(program)

/**
 * The path of a package's program, which root installs on Debian if it is missing. Where that is not possible the test
 * is skipped with a message, and counted as skipped.
 */
export function debianProgram(
  name: keyof typeof programs,
  { skip }: { readonly skip: (note: string) => never },
): string {
  const program = programs[name]
  if (!isThere(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env: environment })
  }
  return isThere(program) ? program : skip(`needs Debian's package ${name}`)
}

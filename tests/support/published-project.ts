import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { unconfigured } from './unconfigured.ts'

/** What a release is made of, beside its build and its packages. */
const parts = [
  'app',
  'content',
  'locales',
  'ops',
  'packages/illustrations',
  'tools',
  '.gitignore',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** A copy of the project, run by `npm start` as on one machine without systemd. */
export interface PublishedProject {
  readonly editDir: string
  readonly origin: string
  /** The variables of its processes, for commands on the same store. */
  readonly environment: NodeJS.ProcessEnv
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Copies the project with its build, as a repository of its own. @returns the folder */
export function copyWithHistory(): string {
  mkdirSync('.cache', { recursive: true })
  // Beside the build, with which it shares files as releases do.
  const folder = mkdtempSync(resolve('.cache/published-'))
  execFileSync('cp', ['-al', '--', 'build', folder])
  for (const name of parts) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@noreply.invalid', ...words], {
      cwd: folder,
    })
  git('init', '--quiet', '--initial-branch=main')
  // A draft is checked in a checkout of the whole project.
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  return folder
}

/** The folder of what is edited in such a copy. */
export const editDirOf = (folder: string) => join(folder, 'data/edit')

/**
 * Starts such a copy: the site; with `DESK_PORT` the staff desk; with that, or if something was edited, the publisher.
 * Stopping removes it.
 */
export async function startCopy(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<PublishedProject> {
  const port = await freePort()
  const environment = {
    ...process.env,
    ...unconfigured,
    NODE_ENV: 'production',
    MAIL: 'file',
    PORT: String(port),
    POSTS_PER_ADDRESS: '6000',
    DATA_DIR: join(folder, 'data'),
    ...variables,
  }
  return {
    editDir: editDirOf(folder),
    origin: `http://127.0.0.1:${port}`,
    environment,
    ...(await run(folder, environment)),
  }
}

async function run(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Pick<PublishedProject, 'output' | 'stop'>> {
  let text = ''
  const site = spawn(process.execPath, ['tools/start.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()))
  const end = performance.now() + 200_000
  while (!/^The site is at /m.test(text)) {
    if (site.exitCode !== null || performance.now() > end)
      throw new Error(`the site did not start\n${text.slice(-2_000)}`)
    await sleep(50)
  }
  return {
    output: () => text,
    stop: async () => {
      if (site.exitCode === null) {
        const gone = once(site, 'exit')
        site.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unconfigured } from './unconfigured.ts'

/** A site of a test's own, with its own configuration and data. */
export interface OwnSite {
  readonly origin: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Starts the built site as a process on a free port. */
export async function startOwnSite(variables: Readonly<Record<string, string>>): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-site-'))
  const site = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...unconfigured,
      PORT: '0',
      DATA_DIR: dataDir,
      POSTS_PER_ADDRESS: '6000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said.push(chunk.toString())
      const found = /The site is at (\S+)/.exec(said.join(''))?.[1]
      if (found !== undefined) resolve(found)
    }
    site.stdout.on('data', listen)
    site.stderr.on('data', listen)
    site.once('exit', () => reject(new Error(`the site did not start: ${said.join('')}`)))
  })
  return {
    origin,
    dataDir,
    stop: async () => {
      const ended = new Promise((resolve) => site.once('exit', resolve))
      site.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server process of the built site on this machine. */
export interface SiteProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Everything it wrote so far. */
  readonly output: () => string
}

/** Whether the site answers. */
async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Starts the built site and waits until it answers. `shell` may set limits before the process. */
export async function startSite(
  environment: NodeJS.ProcessEnv,
  { port, shell = '' }: { port: number; shell?: string },
): Promise<SiteProcess> {
  let text = ''
  const child = spawn('/bin/sh', ['-c', `${shell}exec "$0" server/main.ts`, process.execPath], {
    env: {
      PATH: process.env['PATH'],
      POSTS_PER_ADDRESS: '100000000',
      POSTS_PER_MINUTE: '100000000',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()))
  const url = `http://127.0.0.1:${port}`
  const end = performance.now() + 60_000
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`the site did not start\n${text}`)
    }
    await sleep(50)
  }
  return { url, process: child, output: () => text }
}

/** Ends a site and waits until it is gone. */
export async function endSite(site: SiteProcess, signal: NodeJS.Signals): Promise<void> {
  if (site.process.exitCode !== null || site.process.signalCode !== null) return
  const gone = once(site.process, 'exit')
  site.process.kill(signal)
  await gone
}

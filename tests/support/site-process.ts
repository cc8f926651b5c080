import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { formMinMs } from './fill-time.ts'

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

/** The port that a site reports: another process may answer at a given port. */
const addressIn = (text: string) => /^The site is at (\S+)\n/m.exec(text)?.[1]

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Starts the built site and waits until it answers, by default at a free port. `shell` may set
 * limits before the process.
 */
export async function startSite(
  environment: NodeJS.ProcessEnv,
  {
    port = 0,
    shell = '',
    program = 'app/start.server.ts',
  }: { readonly port?: number; readonly shell?: string; readonly program?: string } = {},
): Promise<SiteProcess> {
  let text = ''
  const child = spawn('/bin/sh', ['-c', `${shell}exec "$0" ${program}`, process.execPath], {
    env: {
      PATH: process.env['PATH'],
      // As in the start command; without a compile cache, compiling takes most of the startup time.
      NODE_COMPILE_CACHE: '.cache/compile',
      // Without it a site that sends no mail is not ready.
      ...(!environment['SMTP_URL'] && { MAIL: 'file' }),
      POSTS_PER_ADDRESS: '100000000',
      POSTS_PER_MINUTE: '100000000',
      FORM_MIN_MS: String(formMinMs),
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()))
  const end = performance.now() + 60_000
  for (;;) {
    const url = addressIn(text)
    if (url !== undefined && (await answers(url)) && !hasEnded(child))
      return { url, process: child, output: () => text }
    if (hasEnded(child) || performance.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`the site did not start\n${text}`)
    }
    await sleep(50)
  }
}

/** Stops a site and waits until it has exited. */
export async function endSite(site: SiteProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(site.process)) return
  const gone = once(site.process, 'exit')
  site.process.kill(signal)
  await gone
}

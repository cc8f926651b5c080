import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StoreFault } from '#platform/fault.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/** What the process is asked. */
export interface Examination {
  readonly path: string
  readonly type: UploadType
}

/** What it answers: that the libraries are loaded and the file's time begins, then the verdict. */
export type Examined = 'begun' | Verdict

/** How long a file may take, and who may call it off. */
export interface ExaminationLimits {
  readonly processorMs: number
  /** Aborted when nobody waits for the file any more. */
  readonly gone: AbortSignal
}

/**
 * Memory that the process may hold, in bytes. The largest pictures take 340 MB, PDFs at most 256 MB beside the 70 MB of
 * Node and PDFium.
 */
const maxMemory = 500 * 1024 * 1024

/** How long the process may take to start and to load what a file needs, in milliseconds. */
const maxStart = 30_000

/** How much longer than its processor time a file may take by the clock: on a busy machine honest ones do. */
const maxWaitFactor = 3

/** How often processor time and memory are looked at while it works, in milliseconds. */
const watchInterval = 50

/** A process that has worked for as long is replaced, in milliseconds: well before the limit on its processor time. */
const maxWorked = 60_000

/**
 * Seconds of processor time after which the kernel ends the process, whatever became of the site: what a site that was
 * killed leaves at work does not go on for ever. No core dumps, which would hold visitors' files. Where the service
 * manager forbids such limits, its own hold.
 */
const shellCommand = 'ulimit -t 120 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$0" "$@"'

/** A process without work is ended after as many milliseconds: it holds some 100 MB. */
const idleTime = 60_000

/** Node's own limits on the process: it may read, but reach no network, write nothing and start nothing. */
const nodeOptions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-fs-write=/proc/self/oom_score_adj',
  '--allow-addons',
  '--max-old-space-size=96',
  '--disable-warning=SecurityWarning',
]

/** The site's environment holds secrets: the process gets nothing of it but what tunes its memory. */
const passedOn = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'TMPDIR'] as const

const pageSize = 4096
/** A tick of the kernel's clock, in milliseconds. */
const tick = 10

/** Processor time in milliseconds and memory in bytes that a process has taken; nothing where the system does not say. */
function usage(pid: number | undefined): { readonly processorMs: number; readonly memory: number } {
  try {
    // Behind the name of the program, which may hold blanks (proc_pid_stat(5), fields 14, 15 and 24).
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ')
    const processorMs = (Number(fields[11]) + Number(fields[12])) * tick
    return { processorMs, memory: Number(fields[21]) * pageSize }
  } catch {
    return { processorMs: 0, memory: 0 }
  }
}

/**
 * Examines one file after another in a process of its own, which is killed where a file takes too long or too much
 * memory, or nobody waits for it: no library has to be asked to stop.
 */
export class Examiner {
  #child: ChildProcess | undefined
  #worked = 0
  #idle: NodeJS.Timeout | undefined

  /**
   * @returns `slow` where the file took too long, `damaged` where the process did not survive it
   * @throws StoreFault where no process can be started, and when the sender left
   */
  async examine(examination: Examination, limits: ExaminationLimits): Promise<Verdict> {
    clearTimeout(this.#idle)
    const start = performance.now()
    const child = (this.#child ??= this.#start())
    child.ref()
    child.channel?.ref()
    try {
      return await this.#ask(child, examination, limits)
    } finally {
      child.unref()
      child.channel?.unref()
      this.#worked += performance.now() - start
      if (this.#worked > maxWorked) this.stop()
      this.#idle = setTimeout(() => this.stop(), idleTime).unref()
    }
  }

  /** Ends the process; the next file starts another. */
  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#worked = 0
  }

  #start(): ChildProcess {
    const program = fileURLToPath(new URL('examiner-process.server.ts', import.meta.url))
    const child = spawn('/bin/sh', ['-c', shellCommand, process.execPath, ...nodeOptions, program], {
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Buffers go as they are.
      serialization: 'advanced',
    })
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    // Whoever waits for its answer hears of it too; between two files nobody does.
    child.on('error', () => undefined)
    child.on('exit', () => {
      process.off('exit', kill)
      if (this.#child === child) this.#child = undefined
    })
    return child
  }

  async #ask(
    child: ChildProcess,
    examination: Examination,
    { processorMs, gone }: ExaminationLimits,
  ): Promise<Verdict> {
    const answer = Promise.withResolvers<Verdict>()
    const over = new AbortController()
    const { signal } = over
    const listen = (name: string, listener: (value: unknown) => void) => {
      child.on(name, listener)
      signal.addEventListener('abort', () => child.off(name, listener))
    }
    const fail = (code: string, message: string, options?: ErrorOptions) => {
      answer.reject(new StoreFault(code, message, options))
      this.stop()
    }
    let timer = setTimeout(() => fail('store.examiner', 'The process does not start'), maxStart)
    const giveUp = () => {
      answer.resolve({ refused: 'slow' })
      this.stop()
    }
    let lastProcessorMs = Infinity
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, processorMs * maxWaitFactor)
      lastProcessorMs = usage(child.pid).processorMs + processorMs
    }
    listen('message', (message) => {
      if (message === 'begun') begin()
      else answer.resolve(message as Verdict)
    })
    listen('exit', () => answer.resolve({ refused: 'damaged' }))
    listen('error', (cause) =>
      fail('store.examiner', 'No process can be started to examine files', { cause }),
    )
    gone.addEventListener('abort', () => fail('store.gone', 'Nobody waits for the file any more'), { signal })
    const watching = setInterval(() => {
      const used = usage(child.pid)
      if (used.processorMs > lastProcessorMs) giveUp()
      else if (used.memory > maxMemory) this.stop()
    }, watchInterval)
    child.send(examination, () => undefined)
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      clearInterval(watching)
      over.abort()
    }
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StoreFault } from '#platform/fault.server.ts'
import type { Drawing } from './draw-picture.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/** A request to the process. */
export interface Examination {
  readonly path: string
  readonly type: UploadType
  /** Draws a picture of it instead of examining it. */
  readonly drawing?: Drawing | undefined
}

/** Its replies: that the libraries are loaded and the file's time begins, then the verdict. */
export type Examined = 'begun' | Verdict

/** A file's time limit, and its cancellation. */
export interface ExaminationLimits {
  readonly processorMs: number
  /** Aborted when the result is no longer needed. */
  readonly gone: AbortSignal
}

/**
 * Memory limit of the process, in bytes. The largest pictures take 340 MB, PDFs at most 256 MB
 * beside the 70 MB of Node and PDFium.
 */
const maxMemory = 500 * 1024 * 1024

/** How long the process may take to start and to load a library, in milliseconds. */
const maxStart = 30_000

/**
 * Ratio of wall-clock to processor time allowed per file: on a busy machine legitimate files need
 * it.
 */
const maxWaitFactor = 3

/** The interval for checking processor time and memory, in milliseconds. */
const watchInterval = 50

/**
 * The process is replaced after this much work, in milliseconds: well before its processor time
 * limit.
 */
const maxWorked = 60_000

/**
 * Processor time in seconds after which the kernel kills the process, even if the site was killed
 * and cannot. No core dumps, which would contain visitors' files. If the service manager forbids
 * such limits, its own apply.
 */
const shellCommand = 'ulimit -t 120 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$0" "$@"'

/** Idle time after which the process is stopped, in milliseconds: it uses some 100 MB. */
const idleTime = 60_000

/**
 * Node's permission model for the process: it may read, but not reach a network, write or start
 * anything.
 */
const nodeOptions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-fs-write=/proc/self/oom_score_adj',
  '--allow-addons',
  '--max-old-space-size=96',
  '--disable-warning=SecurityWarning',
]

/**
 * The site's environment contains secrets: the process gets only the variables that tune its
 * memory.
 */
const passedOn = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'TMPDIR'] as const

const pageSize = 4096
/** A tick of the kernel's clock, in milliseconds. */
const tick = 10

/**
 * Processor time in milliseconds and memory in bytes of a process; undefined if the system does not
 * report them.
 */
function usage(pid: number | undefined): { readonly processorMs: number; readonly memory: number } {
  try {
    // After the program's name, which may contain blanks (proc_pid_stat(5), fields 14, 15 and 24).
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
 * Examines files one by one in a separate process, which is killed when a file takes too long or
 * too much memory, or its result is no longer needed: no library has to support cancellation.
 */
export class Examiner {
  #child: ChildProcess | undefined
  #worked = 0
  #idle: NodeJS.Timeout | undefined

  /**
   * @returns `slow` if the file took too long, `damaged` if the process crashed
   * @throws StoreFault if no process can be started, and when the sender disconnected
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

  /** Stops the process; the next file starts another. */
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
      // Buffers are sent without conversion.
      serialization: 'advanced',
    })
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    // The pending caller is rejected too; between two files there is none.
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

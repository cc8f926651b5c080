import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** One system call of a traced process. */
export interface Call {
  readonly thread: number
  readonly name: string
  /** Its arguments as strace prints them: with a path or an address beside each descriptor. */
  readonly given: string
  readonly result: number
  /** Its start and end in the global order. */
  readonly begun: number
  readonly ended: number
}

/** Calls that write, sync, or name files. */
const traced = `write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,\
fsync,fdatasync,sync_file_range,msync,rename,renameat,renameat2,mkdir,mkdirat`

/** Longer than any single write here. */
const maxTextLength = 4_000_000

/** Parses strace's lines; a call that another thread interrupts spans two of them. */
function readCalls(text: string): Call[] {
  const open = new Map<string, { head: string; begun: number }>()
  const calls: Call[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const head = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1]
    if (head !== undefined) {
      open.set(thread, { head, begun: at })
      continue
    }
    const tail = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1]
    const first = tail === undefined ? undefined : open.get(thread)
    const [, name, given = '', result] =
      /^(\w+)\((.*)\) += (-?\d+)/.exec((first?.head ?? '') + (tail ?? rest)) ?? []
    if (name === undefined) continue
    calls.push({
      thread: Number(thread),
      name,
      given,
      result: Number(result),
      begun: first?.begun ?? at,
      ended: at,
    })
  }
  return calls
}

/** A running strace. */
export interface Trace {
  /** The calls since the last request. */
  readonly since: () => Promise<Call[]>
  readonly stop: () => Promise<void>
}

/** Whether strace is installed. */
export function canTrace(): boolean {
  try {
    execFileSync('strace', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Traces running processes, all their threads and children, in one order. @throws Error if that is
 * not allowed
 */
export async function trace(processes: readonly number[], file: string): Promise<Trace> {
  const attached = processes.flatMap((id) => ['-p', String(id)])
  const options = [
    '-f',
    '-yy',
    '-s',
    String(maxTextLength),
    '-e',
    `trace=${traced}`,
    '-e',
    'signal=none',
    '-o',
    file,
  ]
  const strace = spawn('strace', [...options, ...attached], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  strace.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const end = performance.now() + 30_000
  while (processes.some((id) => !output.includes(`Process ${id} attached`))) {
    if (strace.exitCode !== null || performance.now() > end)
      throw new Error(`strace did not start\n${output}`)
    await sleep(50)
  }
  let read = 0
  return {
    since: async () => {
      const bytes = await readFile(file)
      const fresh = bytes.subarray(read).toString('latin1')
      read = bytes.length
      return readCalls(fresh)
    },
    stop: async () => {
      if (strace.exitCode !== null) return
      const gone = once(strace, 'exit')
      strace.kill('SIGINT')
      await gone
    },
  }
}

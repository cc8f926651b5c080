import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'

const limits = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'] as const

/** Processor time in seconds that a process has used so far. */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** A process's memory, in MB; 0 if it is gone. */
export async function memoryMB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Load per processor: beyond 1, wall-clock times are unreliable. */
export function loadPerProcessor(): number {
  return Math.round((10 * (loadavg()[0] ?? 0)) / cpus().length) / 10
}

/** Production memory limits, as set by ops/site@.service: of Node and of its allocator. */
export function shippedLimits(): Readonly<Record<(typeof limits)[number], string>> {
  const unit = readFileSync('ops/site@.service', 'utf8')
  const limit = (name: string) => {
    const value = new RegExp(`^Environment=${name}=(.+)$`, 'm').exec(unit)?.[1]
    if (value === undefined) throw new Error(`ops/site@.service sets no ${name}`)
    return value
  }
  const [node, arenas, trim] = limits
  return { [node]: limit(node), [arenas]: limit(arenas), [trim]: limit(trim) }
}

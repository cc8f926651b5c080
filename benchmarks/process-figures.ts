import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'

/** Seconds of processor time that a process used so far. */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The memory that a process holds, in MB; 0 where it is gone. */
export async function memoryMB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** How many processes want a processor, for each that there is: beyond 1 the clock says little. */
export function loadPerProcessor(): number {
  return Math.round((10 * (loadavg()[0] ?? 0)) / cpus().length) / 10
}

/** What Node is told where the site runs in earnest: the limit to its heap, as ops/site@.service sets it. */
export function shippedNodeOptions(): { readonly NODE_OPTIONS: string } {
  const unit = readFileSync('ops/site@.service', 'utf8')
  const [, options] = /^Environment=NODE_OPTIONS=(.+)$/m.exec(unit) ?? []
  if (options === undefined) throw new Error('ops/site@.service sets no NODE_OPTIONS')
  return { NODE_OPTIONS: options }
}

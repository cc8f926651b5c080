import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectedHeapMB } from './collected-heap.ts'
import { memoryMB } from './process-figures.ts'

/** Maximum size of a database's journal (SQLite's WAL) during the run, in MB. */
export async function maxWalMB(database: string, isOver: () => boolean): Promise<number> {
  let peak = 0
  while (!isOver()) {
    const size = await stat(`${database}-wal`).then(
      (file) => file.size,
      () => 0,
    )
    peak = Math.max(peak, size)
    await sleep(200)
  }
  return Math.round((peak / 1024 ** 2) * 10) / 10
}

/**
 * A process's memory over time, in MB: as the system counts it, and the live heap after a
 * collection.
 */
export interface MemoryOverTime {
  readonly resident: number[]
  readonly heap: number[]
}

/** Samples a process until the end, at an interval in milliseconds. */
export async function memoryUntil(
  pid: number | undefined,
  inspectPort: number,
  { end, pause }: { readonly end: number; readonly pause: number },
): Promise<MemoryOverTime> {
  const memory: MemoryOverTime = { resident: [], heap: [] }
  while (performance.now() < end) {
    memory.resident.push(await memoryMB(pid))
    memory.heap.push(await collectedHeapMB(inspectPort))
    await sleep(Math.min(pause, Math.max(0, end - performance.now())))
  }
  return memory
}

/** The growth of a series from first to last, by linear regression. */
export function growth(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2
  let [up, along] = [0, 0]
  for (const [at, figure] of figures.entries()) {
    up += (at - middle) * figure
    along += (at - middle) ** 2
  }
  return along === 0 ? 0 : Math.round((up / along) * (figures.length - 1) * 10) / 10
}

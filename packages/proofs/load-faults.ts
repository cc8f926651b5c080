import { execFile } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A temporary fault under load. */
export interface Fault {
  readonly name: string
  /** Causes it, and repairs it before it returns. */
  readonly strike: () => Promise<void>
  /** Whether a visitor may see such a failure meanwhile. */
  readonly forgives: (failure: string) => boolean
}

const run = promisify(execFile)
/** How long a disk stays full and a database slow, in milliseconds. */
const lasts = 8_000
/** A form that cannot be stored gets an error with the phone number, and is sent again. */
const formRefused = (failure: string) => failure === 'POST 503'
/** No bytes of the answer had arrived: the client may safely retry. */
const unheard = (failure: string) => /ECONNREFUSED|ECONNRESET|socket hang up/.test(failure)

/** Fills a disk at once; the file system reserves some of what it reports as free. */
async function takeRoom(disk: string, filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  let taken = 0
  for (let piece = bavail * bsize; piece >= bsize;) {
    try {
      await run('fallocate', ['-o', String(taken), '-l', String(piece), filler])
      taken += piece
    } catch {
      piece = Math.floor(piece / 2)
    }
  }
}

/** A disk without a single free byte. */
export function fullDisk(disk: string): Fault {
  const filler = join(disk, 'filler')
  return {
    name: 'disk full',
    forgives: formRefused,
    strike: async () => {
      await takeRoom(disk, filler)
      await sleep(lasts)
      await rm(filler)
    },
  }
}

async function holdLock(database: DatabaseSync): Promise<void> {
  try {
    database.exec('begin immediate')
  } catch {
    return sleep(1)
  }
  await sleep(1_000)
  database.exec('rollback')
  await sleep(200)
}

/** A database that is repeatedly locked for a second. */
export function slowDatabase(file: string): Fault {
  return {
    name: 'database slow',
    forgives: formRefused,
    strike: async () => {
      const database = new DatabaseSync(file, { timeout: 0 })
      for (const end = performance.now() + lasts; performance.now() < end;) await holdLock(database)
      database.close()
    },
  }
}

/** A process that is killed. `restart` ends it with a signal and waits for its successor. */
export function killed(restart: (signal: NodeJS.Signals) => Promise<void>): Fault {
  return { name: 'killed', forgives: () => true, strike: () => restart('SIGKILL') }
}

/** A process that shuts down gracefully: answers in progress are completed. */
export function stopped(restart: (signal: NodeJS.Signals) => Promise<void>): Fault {
  return { name: 'stopped', forgives: unheard, strike: () => restart('SIGTERM') }
}

/** The result of a series of faults. */
export interface Struck {
  /** How often each was caused. */
  readonly times: Readonly<Record<string, number>>
  /** Failures that visitors saw meanwhile, tolerated and not tolerated. */
  readonly meanwhile: readonly string[]
  readonly wrong: readonly string[]
}

/**
 * Causes one fault after the other, with a pause before each, until it is time to stop.
 * @param look failures that visitors saw since the last look
 */
export async function strikeInTurn(
  faults: readonly Fault[],
  look: () => readonly string[],
  { pause, isOver }: { readonly pause: number; readonly isOver: () => boolean },
): Promise<Struck> {
  const times: Record<string, number> = {}
  const meanwhile: string[] = []
  const wrong: string[] = []
  for (let turn = 0; !isOver(); turn++) {
    await sleep(pause)
    wrong.push(...look())
    const fault = faults[turn % faults.length] as Fault
    await fault.strike()
    // Requests in flight may report a moment later.
    await sleep(1_000)
    const failed = look()
    wrong.push(...failed.filter((failure) => !fault.forgives(failure)))
    times[fault.name] = (times[fault.name] ?? 0) + 1
    meanwhile.push(...failed.map((failure) => `${fault.name}: ${failure}`))
  }
  return { times, meanwhile, wrong }
}

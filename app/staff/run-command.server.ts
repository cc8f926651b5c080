import { Fault } from '#platform/fault.server.ts'
import { requireStore } from '#platform/store/open-store.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { CommandError } from './command-error.server.ts'
import { parseCommand } from './parse-command.server.ts'
import { usage } from './usage.server.ts'

/** A command's dependencies. */
export interface StaffIo {
  readonly config: () => StoreConfig
  readonly identity: () => Identity
  readonly openStore: () => Promise<Store>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message
  if (error instanceof Fault) return `${error.message} [${error.code}]`
  throw error
}

async function run(argv: readonly string[], { config, identity, openStore, out }: StaffIo): Promise<void> {
  const command = parseCommand(argv, () => config().referencePrefix)
  if (!command) {
    out(usage)
    return
  }
  if (command.before) out(await command.before(config()))
  requireStore(config())
  const store = await openStore()
  try {
    out(await command.run(store, identity()))
  } finally {
    await store.close()
  }
}

/**
 * Runs one command of the staff's tool.
 * @returns the exit code: 0 done, 1 not possible
 */
export async function runCommand(argv: readonly string[], io: StaffIo): Promise<number> {
  try {
    await run(argv, io)
    return 0
  } catch (error) {
    io.err(`${explain(error)}\n`)
    return 1
  }
}

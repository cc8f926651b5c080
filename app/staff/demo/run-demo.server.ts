import type { Identity } from '#map/identity.ts'
import { CommandError, takeOptions } from '#staff/command-error.server.ts'
import { makeDataDir } from '#platform/store/data-dir.server.ts'
import { requireStore } from '#platform/store/open-store.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { fillDemo, removeDemo } from './fill-demo.server.ts'

const usage = `Invented requests and appointments, to try the site and the desk with.

  npm run demo               fill an empty store with them; a store with real requests stays as it is
  npm run demo -- --remove   remove exactly them

No message is sent about them. Their e-mail addresses end in @demo.example.
`

const options = {
  help: { type: 'boolean', short: 'h' },
  remove: { type: 'boolean' },
} as const

/** What the command needs. */
export interface DemoIo {
  readonly config: StoreConfig
  readonly identity: Identity
  readonly openStore: () => Promise<Store>
}

async function fill(store: Store, identity: Identity): Promise<string> {
  const result = await fillDemo(store, identity)
  if (result.kind === 'filled')
    return `${result.requests} invented requests and appointments are in the store; npm run demo -- --remove removes them\n`
  throw new CommandError(
    result.isDemo
      ? 'The store has demo data already; npm run demo -- --remove removes it'
      : `The store has ${result.requests} requests, and demo data only goes into an empty one: nothing was done. Set DATA_DIR to another folder`,
  )
}

async function remove(store: Store): Promise<string> {
  const count = await removeDemo(store)
  return count === 0 ? 'there is no demo data in the store\n' : `${count} invented requests are removed\n`
}

/**
 * Runs `npm run demo`.
 * @returns what to print
 * @throws CommandError
 */
export async function runDemo(argv: readonly string[], io: DemoIo): Promise<string> {
  const { values, positionals } = takeOptions(argv, options)
  if (values.help) return usage
  const [word] = positionals
  if (word !== undefined) throw new CommandError(`There is no command "${word}"; --help lists them`)
  // A first-time user has not started the site yet.
  if (values.remove) requireStore(io.config)
  else makeDataDir(io.config.dataDir)
  const store = await io.openStore()
  try {
    return values.remove ? await remove(store) : await fill(store, io.identity)
  } finally {
    await store.close()
  }
}

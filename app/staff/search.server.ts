import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { Fault } from '#platform/fault.server.ts'
import { logAsTool } from '#platform/log.server.ts'
import { openStore, requireStore } from '#platform/store/open-store.server.ts'
import { CommandError, takeOptions } from './command-error.server.ts'
import { minMisses, listMisses } from '#domains/search/index/search-misses.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** What `--help` prints. */
const searchUsage = `What visitors searched for and did not find.

  misses [--days N] [--json]   queries without result in the last N days (30), most often first

Only what was typed ${minMisses} times or more is shown: until then a query is kept as a hash that cannot be
read back. Queries with an e-mail address, long numbers or more than 40 letters are never counted. Counts
are kept for 90 days. Put what people mean into content/search/*.yaml.
`

const options = {
  help: { type: 'boolean', short: 'h' },
  days: { type: 'string', default: '30' },
  json: { type: 'boolean' },
} as const

async function misses(store: Store, days: number, json: boolean): Promise<string> {
  const found = await listMisses(store, days)
  if (json) return `${JSON.stringify(found)}\n`
  if (found.length === 0) return 'Nothing was missed often enough to be shown.\n'
  const lines = found.map(
    ({ count, locale, day, query }) => `${String(count).padStart(6)}  ${locale}  ${day}  ${query}`,
  )
  return ` count      last day    query\n${lines.join('\n')}\n`
}

/**
 * Parses the arguments before anything is opened. Undefined means: show the help.
 * @throws CommandError
 */
export function parseSearchCommand(argv: readonly string[]): ((store: Store) => Promise<string>) | undefined {
  const { values, positionals } = takeOptions(argv, options)
  const [name, ...more] = positionals
  if (values.help || name === undefined) return undefined
  if (name !== 'misses' || more.length > 0) {
    throw new CommandError(`There is no command "${positionals.join(' ')}"; --help lists them`)
  }
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 90) throw new CommandError('--days takes 1 to 90')
  return (store) => misses(store, days, values.json === true)
}

/** `npm run search`: the queries without results. */
logAsTool()
try {
  const run = parseSearchCommand(process.argv.slice(2))
  if (run === undefined) {
    process.stdout.write(searchUsage)
  } else {
    const config = storeSettings(readEnvironment(), readIdentity())
    requireStore(config)
    const store = await openStore(config)
    try {
      process.stdout.write(await run(store))
    } finally {
      await store.close()
    }
  }
} catch (error) {
  if (!(error instanceof CommandError || error instanceof Fault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

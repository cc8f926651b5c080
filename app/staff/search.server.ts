import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { Fault } from '#platform/fault.server.ts'
import { logAsTool } from '#platform/log.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { requireStore } from '#platform/store/require-store.server.ts'
import { CommandError } from './command-error.server.ts'
import { parseSearchCommand, searchUsage } from './search-command.server.ts'

/** `npm run search`: what the search did not find. */
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

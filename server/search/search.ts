import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { Fault } from '#server/fault.ts'
import { logAsTool } from '#server/log.ts'
import { openStore } from '#server/store/open-store.ts'
import { requireStore } from '#server/store/require-store.ts'
import { CommandError } from '#server/staff/command-error.ts'
import { parseSearchCommand, searchUsage } from './search-command.ts'

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

import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { Fault } from '#platform/fault.server.ts'
import { logAsTool } from '#platform/log.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { CommandError } from './command-error.server.ts'
import { runDemo } from './demo/run-demo.server.ts'

/** `npm run demo`: fills an empty store with invented requests, or removes them. */
logAsTool()
try {
  const identity = readIdentity()
  const config = storeSettings(readEnvironment(), identity)
  const text = await runDemo(process.argv.slice(2), { config, identity, openStore: () => openStore(config) })
  process.stdout.write(text)
} catch (error) {
  if (!(error instanceof CommandError || error instanceof Fault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { logAsTool } from '#platform/log.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { runCommand } from './run-command.server.ts'

logAsTool()
const config = () => storeSettings(readEnvironment(), readIdentity())
process.exitCode = await runCommand(process.argv.slice(2), {
  config,
  identity: readIdentity,
  openStore: async () => await openStore(config()),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})

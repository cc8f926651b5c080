import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { logAsTool } from '#server/log.ts'
import { openStore } from '#server/store/open-store.ts'
import { runCommand } from './run-command.ts'

logAsTool()
const config = () => storeSettings(readEnvironment(), readIdentity())
process.exitCode = await runCommand(process.argv.slice(2), {
  config,
  identity: readIdentity,
  openStore: async () => await openStore(config()),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})

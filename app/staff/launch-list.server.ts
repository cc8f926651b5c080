import { readIdentity } from '#content/identity.server.ts'
import { launchWords } from '#domains/launch/launch-words.server.ts'
import { readLaunchList } from '#domains/launch/launch-list.server.ts'
import { logAsTool } from '#platform/log.server.ts'

/** `npm run launch-list`: what is missing before launch, and where to enter it. Fails while something must not be. */
logAsTool()
const items = readLaunchList(readIdentity())
process.stdout.write(launchWords(items))
process.exitCode = items.some(({ optional }) => !optional) ? 1 : 0

import { build } from './build/build.ts'
import { runChecks } from './checks.ts'

/** `npm run check`: builds, then runs the static checks alone. */
await build()
process.exitCode = runChecks().failed > 0 ? 1 : 0

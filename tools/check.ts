import { build } from './build/build.ts'
import { tellMistakes } from './build/content-mistakes.ts'
import { runChecks } from './checks.ts'

/** `npm run check`: builds, then runs the static checks alone. */
if (!(await tellMistakes(build)) || runChecks().failed > 0) process.exitCode = 1

import { spawn } from 'node:child_process'
import { build } from './build/build.ts'
import { exitCodeOf } from './exit-code.ts'

/** `npm start`: builds what changed, then serves the site until it is told to stop. */
await build()
const server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))

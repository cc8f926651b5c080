import { spawn } from 'node:child_process'
import { buildStatic } from './build/static.ts'
import { exitCodeOf } from './exec-forwarding-signals.ts'

/** The exit code with which the development server requests a restart: the changed code cannot be replaced in place. */
const restartCode = 75

function serve(): void {
  const child = spawn(process.execPath, ['tools/dev/server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  child.on('exit', (code, signal) => {
    process.off('SIGINT', pass).off('SIGTERM', pass)
    if (code === restartCode) serve()
    else process.exit(exitCodeOf(code, signal))
  })
}

/** `npm run dev`: the whole site from source, with instant updates; see tools/dev/server.ts. */
await buildStatic()
serve()

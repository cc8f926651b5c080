import './platform/config/default-production.server.ts'
import { readEnvironment } from './platform/config/environment.server.ts'
import { faultCode } from './platform/fault.server.ts'
import { log } from './platform/log.server.ts'
import { runDeskCommand } from './desk/desk-command.server.ts'
import { serveDesk } from './desk/serve-desk.server.ts'

/** Serves the desk until a signal. */
async function serve(): Promise<void> {
  const { origin, link, stop } = await serveDesk(readEnvironment())
  process.stdout.write(`The staff desk is at ${origin}\n`)
  if (link !== undefined)
    process.stdout.write(
      `No one can sign in yet. The first manager’s link, valid once and for 24 hours:\n${link}\n`,
    )
  let stopping = false
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log('info', 'desk.stopping', { signal })
    setTimeout(() => process.exit(1), 10_000).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal))
  // The desk of the next release has taken over (tools/serve-releases.ts).
  process.on('message', () => void end('SIGTERM'))
}

const argv = process.argv.slice(2)
if (argv.length > 0) {
  process.exitCode = await runDeskCommand(argv)
} else {
  try {
    await serve()
  } catch (error) {
    log('error', 'desk.not-started', { code: faultCode(error) })
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

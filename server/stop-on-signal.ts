import { log } from './log.ts'

/**
 * Runs `stop` once at SIGTERM or SIGINT and then ends the process; ends it
 * without waiting when stopping takes longer than ten seconds.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log('info', 'server.stopping', { signal })
    setTimeout(() => process.exit(1), 10_000).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void end(signal))
  process.on('SIGINT', (signal) => void end(signal))
}

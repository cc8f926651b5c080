import { log } from '#platform/log.server.ts'
import type { RunningSite } from './serve-site.server.ts'

/**
 * Ends the site once: at SIGTERM after draining, at SIGINT (a key press) or a second signal without
 * it. Ends the process without waiting when stopping takes longer than ten seconds.
 */
export function stopOnSignal({ drain, stop }: Pick<RunningSite, 'drain' | 'stop'>): void {
  let draining = false
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await stop()
    process.exit(0)
  }
  const receive = async (signal: NodeJS.Signals) => {
    log('info', 'server.stopping', { signal })
    const first = !draining
    draining = true
    if (first && signal === 'SIGTERM') await drain()
    await end()
  }
  process.on('SIGTERM', (signal) => void receive(signal))
  process.on('SIGINT', (signal) => void receive(signal))
}

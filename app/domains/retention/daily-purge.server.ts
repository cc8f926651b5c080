import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { purge } from './purge.server.ts'
import type { Store } from '#platform/store/store.server.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Purges now and every 24 hours until the signal aborts; a failing round is logged and tried again in a day. `report`
 * comes first in each round: what else has to be looked at daily.
 */
export async function runDailyPurge(
  store: Store,
  signal: AbortSignal,
  report: () => void = () => undefined,
): Promise<void> {
  while (!signal.aborted) {
    report()
    try {
      const { requests, files, overdue, scrubbed } = await purge(store)
      log('info', 'purge.done', { count: requests + files })
      if (!scrubbed) log('warn', 'purge.not-scrubbed', { dialect: store.dialect })
      if (overdue > 0) log('warn', 'purge.open-requests-overdue', { count: overdue })
    } catch (error) {
      log('error', 'purge.failed', { code: faultCode(error) })
    }
    await sleep(day, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { access } from 'node:fs/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { ScanFile, ScanVerdict } from '#platform/uploads/clamd.server.ts'
import { removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import { notify } from '#domains/requests/status/follow-up.server.ts'
import { query, transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** How often waiting files are tried again, in milliseconds. */
const interval = 30_000

/** Maximum files in one pass: more wait for the next. */
const batch = 100

/** How many files wait for the virus scanner. @throws StoreFault */
export async function countUnscanned(store: Store): Promise<number> {
  const { count } = await query(store, (db) =>
    db
      .selectFrom('upload')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('scan', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/**
 * Stores the scanner's result for a waiting file, and mails the office once for all files of the request scanned before
 * that mail is sent. An infected file is deleted; its row stays as a record for the staff.
 */
async function noteVerdict(store: Store, id: string, verdict: 'clean' | 'infected'): Promise<void> {
  const isNews = await transact(store, async (trx) => {
    const upload = await trx
      .updateTable('upload')
      .set({ scan: verdict })
      .where('id', '=', id)
      // Another server may have scanned it meanwhile.
      .where('scan', '=', 'waiting')
      .returning('request_id')
      .executeTakeFirst()
    if (upload === undefined) return false
    const request = await trx
      .selectFrom('request')
      .select(['id', 'state'])
      .where('id', '=', upload.request_id)
      .executeTakeFirst()
    if (request) await notify(store, trx, request, 'files-scanned', ['mail-office'])
    return true
  })
  if (!isNews) return
  if (verdict === 'infected') await removeFiles([uploadFile(store.config.dataDir, id)])
  log(verdict === 'clean' ? 'info' : 'warn', 'upload.scanned', { uploadId: id, state: verdict })
}

/**
 * Scans the waiting files, oldest first, until the scanner is unavailable.
 * @returns how many were scanned
 * @throws StoreFault
 */
export async function scanWaiting(store: Store, scan: ScanFile): Promise<number> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('upload')
      .select('id')
      .where('scan', '=', 'waiting')
      .orderBy('created_at')
      .limit(batch)
      .execute(),
  )
  let scanned = 0
  for (const { id } of rows) {
    const path = uploadFile(store.config.dataDir, id)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    // Erased meanwhile, or lost; not the scanner's fault.
    const verdict: ScanVerdict | 'missing' = isThere ? await scan(path) : 'missing'
    if (verdict === 'unavailable') break
    if (verdict === 'missing') continue
    await noteVerdict(store, id, verdict)
    scanned += 1
  }
  return scanned
}

/**
 * Scans waiting files, now and every 30 seconds, until the signal aborts.
 * @param wake called when there is a mail to send
 */
export async function runScans(
  store: Store,
  scan: ScanFile,
  { signal, wake }: { readonly signal: AbortSignal; readonly wake: () => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await scanWaiting(store, scan)) > 0) wake()
    } catch (error) {
      log('error', 'upload.not-scanned', { code: faultCode(error) })
    }
    await sleep(interval, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

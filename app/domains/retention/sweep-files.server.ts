import { access } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { log } from '#platform/log.server.ts'
import { filesBefore, mailFile, removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import type { DatedFile } from '#platform/uploads/data-files.server.ts'
import { abandonedUploads } from '#platform/uploads/incoming-files.server.ts'
import { storeBirth } from '#platform/store/store-birth.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Minimum age of an orphan, a day: the form of a newer file may still be open. */
const orphanHours = 24

/** Leftovers of a killed restore in the data directory itself (restore.server.ts). */
const unfinished = /^(?:store\.sqlite\.restoring|link\.key\.part)/

/** Partially written uploads and messages: of no use to any store. */
const half = /\.(?:part|tmp)$/

/** Seconds after which a dead process's transactions are either committed or never will be. */
const commitSeconds = { sqlite: 0, postgres: 60 } as const

type PathOf = typeof uploadFile

/** The files of a folder that no row names exactly, including partial ones of known names. */
async function orphans(
  store: Store,
  before: Temporal.Instant,
  table: 'upload' | 'outbox',
  pathOf: PathOf,
): Promise<DatedFile[]> {
  const { dataDir } = store.config
  const files = await filesBefore(dirname(pathOf(dataDir, 'id')), before)
  const rows = await query(store, (db) => db.selectFrom(table).select('id').execute())
  const known = new Set(rows.map(({ id }) => pathOf(dataDir, id)))
  return files.filter(({ path }) => !known.has(path))
}

/** Deletes the unfinished uploads of a dead process, at any age. @returns how many were deleted */
async function sweepIncoming(store: Store): Promise<number> {
  const { dataDir } = store.config
  const settled = store.clock().subtract({ seconds: commitSeconds[store.dialect] }).epochMilliseconds
  const abandoned = (await abandonedUploads(dataDir, store.clock())).filter(
    ({ begunMs }) => begunMs <= settled,
  )
  if (abandoned.length === 0) return 0
  const ids = abandoned.map(({ id }) => id)
  const rows = await query(store, (db) =>
    db.selectFrom('upload').select('id').where('id', 'in', ids).execute(),
  )
  const known = new Set(rows.map(({ id }) => id))
  const paths = ids.flatMap((id) => {
    const whole = uploadFile(dataDir, id)
    return known.has(id) ? [] : [whole, `${whole}.part`]
  })
  const there = await Promise.all(
    paths.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  )
  await removeFiles([...paths, ...abandoned.map(({ marker }) => marker)])
  return there.filter(Boolean).length
}

/**
 * Deletes orphaned files, left by a crash, by a message that was sent during an erasure, or by a
 * killed restore. Complete files that are older than the store stay, with a warning in the log:
 * they belong to another store, which was moved away or is to be restored. @returns how many were
 * deleted
 */
export async function sweepFiles(store: Store): Promise<number> {
  const abandoned = await sweepIncoming(store)
  const before = store.clock().subtract({ hours: orphanHours })
  const born = await storeBirth(store)
  const ofNobody = [
    ...(await orphans(store, before, 'upload', uploadFile)),
    ...(await orphans(store, before, 'outbox', mailFile)),
  ]
  const own = ofNobody.filter(({ path, writtenMs }) => half.test(path) || writtenMs >= born.epochMilliseconds)
  const left = ofNobody.length - own.length
  if (left > 0) log('warn', 'purge.files-left', { count: left })
  const loose = await filesBefore(store.config.dataDir, before)
  const gone = [...own, ...loose.filter(({ path }) => unfinished.test(basename(path)))]
  await removeFiles(gone.map(({ path }) => path))
  return abandoned + gone.length
}

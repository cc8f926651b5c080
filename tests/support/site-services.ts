import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { createSiteServices } from '#start/backend.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { appointmentParts } from './appointments.ts'

/** The pages' services on a store, with usual limits and no search. */
export const servicesOn = (store: Store) =>
  createSiteServices({
    store,
    limits: { perAddress: 30, perMinute: 600 },
    appointments: appointmentParts(store),
    search: { find: () => Promise.reject(new Error('not asked for')), suggest: () => [] },
    wake: () => undefined,
    answerBy: () => undefined,
  })

/** A file as it is on disk before its form is stored. */
export async function keptFile(store: Store): Promise<KeptFile> {
  const file = { id: store.ids.id(), mediaType: 'image/png', size: 1 }
  const path = uploadFile(store.config.dataDir, file.id)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  return file
}

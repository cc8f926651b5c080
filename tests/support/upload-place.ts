import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** A folder in which any number of files may be kept. */
export function placeIn(dataDir: string): UploadPlace {
  const yes = () => Promise.resolve(true)
  return { dataDir, hasDisk: yes, mayKeep: yes }
}

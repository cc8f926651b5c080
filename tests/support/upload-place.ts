import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** A folder with room for any number of files. */
export function placeIn(dataDir: string): UploadPlace {
  const yes = () => Promise.resolve(true)
  return { dataDir, hasDisk: yes, mayKeep: yes }
}

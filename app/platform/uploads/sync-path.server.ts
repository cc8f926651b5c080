import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolders } from '#platform/store/make-folders.server.ts'

/** Returns when what was written to a file is on the disk; of a folder, when the names in it are. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes a folder for its owner alone. Where it was not there, its name is on the disk when this returns: without it, no file in it is. */
export async function makeFolder(path: string): Promise<void> {
  const made = makeFolders(path)
  if (made !== undefined) await syncPath(dirname(made))
}

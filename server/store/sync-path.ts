import { open } from 'node:fs/promises'

/** Returns when what was written to a file is on the disk; of a folder, when the names in it are. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

import { open, rm } from 'node:fs/promises'

/** Writes a file that was not there, for its owner alone; nothing of it stays where that fails. */
export async function writeNew(path: string, content: Buffer | string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts back the folder that `replaceFolder` set aside, where it could not do so itself. */
export function bringBack(folder: string, aside: string): void {
  if (!existsSync(aside)) return
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}

/**
 * Has a folder filled anew while the last one stands aside, on the same disk. Where that fails, the folder is what it
 * was before; a process that ends on the way leaves it to `bringBack`.
 * @throws what `fill` throws
 */
export async function replaceFolder(folder: string, aside: string, fill: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(aside), { recursive: true })
  // What is left of an older one where it could not be taken away.
  rmSync(aside, { recursive: true, force: true })
  renameSync(folder, aside)
  try {
    await fill()
  } catch (error) {
    bringBack(folder, aside)
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
}

import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const variable = 'PROVE_DISK'
/**
 * Whether this process may run others as another user, and mount file systems that are not in
 * memory.
 */
export const isRoot = process.getuid?.() === 0

const mounts = {
  memory: (size: number) => `mount -t tmpfs -o size=${size} tmpfs "$${variable}/disk"`,
  // A file system on the machine's own disk, with the same sync behaviour.
  file: (size: number) =>
    `truncate -s ${size} "$${variable}/image" && mkfs.ext4 -q -m 0 "$${variable}/image" && mount -o loop "$${variable}/image" "$${variable}/disk"`,
}

/**
 * The folder of a separate disk for this proof. The first call runs the same proof again in its own
 * mount namespace, which leaves nothing behind, and returns nothing. Only root may use a file as
 * disk; others use memory.
 */
export async function ownDisk(megabytes: number, place: keyof typeof mounts): Promise<string | undefined> {
  const given = process.env[variable]
  if (given !== undefined) return join(given, 'disk')
  const own = await mkdtemp(join(tmpdir(), 'own-disk-'))
  await mkdir(join(own, 'disk'))
  const mount = mounts[isRoot ? place : 'memory'](megabytes * 1024 * 1024)
  const { status } = spawnSync(
    'unshare',
    [
      ...(isRoot ? [] : ['--map-root-user']),
      '--mount',
      'sh',
      '-c',
      `${mount} && chmod 755 "$${variable}" "$${variable}/disk" && exec "$0" "$@"`,
      process.execPath,
      ...process.argv.slice(1),
    ],
    { stdio: 'inherit', env: { ...process.env, [variable]: own } },
  )
  await rm(own, { recursive: true, force: true })
  process.exitCode = status ?? 1
  return undefined
}

/** Fills a disk until a number of bytes is left. @returns how to empty it again */
export function fillDisk(disk: string, left: number): () => void {
  const name = join(disk, 'filler')
  const file = openSync(name, 'a')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk)
      const room = bavail * bsize - left
      if (room <= 0) break
      writeSync(file, Buffer.alloc(Math.min(room, 1024 * 1024)))
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
  return () => rmSync(name)
}

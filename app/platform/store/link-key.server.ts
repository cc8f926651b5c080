import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ConfigFault } from '#platform/fault.server.ts'
import { makeFolders } from './data-dir.server.ts'
import type { StoreConfig } from './store-config.server.ts'

const minLength = 32

function makeKeyFile(file: string): void {
  const own = `${file}.${process.pid}`
  const descriptor = openSync(own, 'w', 0o600)
  writeSync(descriptor, randomBytes(minLength).toString('base64url'))
  fsyncSync(descriptor)
  closeSync(descriptor)
  try {
    // A hard link fails if the file exists, so one complete key wins among processes that start
    // together.
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * The key that signs links: the configured secret, or one generated at the first start and stored
 * as `link.key`. Several machines need a configured one.
 * @throws ConfigFault when it is missing or too short
 */
export function linkKey(config: Pick<StoreConfig, 'dataDir' | 'databaseUrl' | 'linkSecret'>): Uint8Array {
  if (config.linkSecret === undefined && config.databaseUrl !== undefined) {
    throw new ConfigFault(
      'config.link-secret',
      'LINK_SECRET: needed with DATABASE_URL, the same on all machines',
    )
  }
  const file = join(config.dataDir, 'link.key')
  let secret = config.linkSecret ?? readKeyFile(file)
  if (secret === undefined) {
    makeFolders(config.dataDir)
    makeKeyFile(file)
    secret = readKeyFile(file) ?? ''
  }
  if (secret.length < minLength) {
    const place = config.linkSecret === undefined ? `DATA_DIR: the secret in ${file}` : 'LINK_SECRET: it'
    throw new ConfigFault('config.link-secret', `${place} needs at least ${minLength} characters`)
  }
  return new TextEncoder().encode(secret)
}

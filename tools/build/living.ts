import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Identity } from '#map/identity.ts'
import { locales } from '#map/locale.ts'
import { livingPath, sliceLiving } from '#map/slice.ts'

/** Writes hours, closures and the storm banner for the browser, in each language. @returns their digest */
export function writeLiving(identity: Identity, site: string): string {
  const hash = createHash('sha256')
  for (const locale of locales) {
    const file = join(site, livingPath(locale))
    const text = JSON.stringify(sliceLiving(identity, locale))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    hash.update(text)
  }
  return hash.digest('hex').slice(0, 20)
}

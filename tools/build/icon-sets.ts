import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils'

/** The collections that can be named at run time. Filled icons are left out: the site strokes its icons. */
const collections = ['tabler'] as const

function extract(prefix: string): IconifyJSON {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${prefix}/icons.json`)
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconifyJSON
  const names = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})].filter(
    (name) => !name.endsWith('-filled'),
  )
  const icons = Object.fromEntries(names.map((name) => [name, { body: getIconData(set, name)?.body ?? '' }]))
  return { prefix, width: 24, height: 24, icons }
}

/** Writes each collection into a folder, for the server to answer from. */
export function writeIconSets(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const prefix of collections) {
    writeFileSync(join(folder, `${prefix}.json`), JSON.stringify(extract(prefix)))
  }
}

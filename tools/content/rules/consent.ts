import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { readConsent } from '#content/company-files.server.ts'
import type { ConsentConfig } from '#content/schema/schema.consent.ts'

function tablerNames(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json')
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconifyJSON
  return new Set(
    [...Object.keys(icons), ...Object.keys(aliases ?? {})].filter((name) => !name.endsWith('-filled')),
  )
}

/** Errors of content/consent.yaml beyond its schema: icons that the site does not have. */
export function consentProblems({ purposes }: ConsentConfig = readConsent()): string[] {
  const named = purposes.filter(({ icon }) => icon !== undefined)
  if (named.length === 0) return []
  const known = tablerNames()
  return named
    .filter(({ icon = '' }) => !known.has(icon))
    .map(({ id, icon }) => `content/consent.yaml: ${id}: Tabler has no outline icon “${icon}”`)
}

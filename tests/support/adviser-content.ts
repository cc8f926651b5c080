import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Office } from '#map/identity.ts'

/** Who receives visitors in Palma instead of its numbered places. */
const palmaAdvisers = [
  { id: 'aina', name: 'Aina Vidal', languages: ['es'] },
  { id: 'greta', name: 'Greta Baum', languages: ['de'] },
]

/**
 * Copies the content folder and gives Palma named advisers, whom the site's own content does not have.
 * @returns the copy for `CONTENT_FOLDER`, and what deletes it
 */
export function copyWithAdvisers(): { readonly folder: string; readonly remove: () => void } {
  // Below the project, as the processes look for it there.
  const folder = mkdtempSync('.cache/adviser-content-')
  cpSync('content', folder, { recursive: true })
  const file = join(folder, 'site.yaml')
  const site = parse(readFileSync(file, 'utf8')) as { readonly offices: readonly Office[] }
  const offices = site.offices.map((office) =>
    office.page === 'office.palma'
      ? {
          ...office,
          languages: ['es', 'de'],
          slots: { minutes: 30, leadHours: 4 },
          advisers: palmaAdvisers,
        }
      : office,
  )
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ ...site, offices }))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

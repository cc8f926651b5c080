import * as v from 'valibot'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import { insuranceFileSchema } from './schema/schema.insurance.ts'
import { pageFileSchema } from './schema/schema.page.ts'
import { serviceFileSchema } from './schema/schema.service.ts'

export type PageContent =
  | v.InferOutput<typeof insuranceFileSchema>
  | v.InferOutput<typeof serviceFileSchema>
  | v.InferOutput<typeof pageFileSchema>

/** The file with a page's text in a language, below `content/`. */
export function pageFile(page: PageId, locale: Locale): string[] {
  const [section, slug] = page.split('.', 2)
  if (section === 'insurance' && slug !== undefined) return ['insurance', slug, `${locale}.yaml`]
  if (section === 'service' && slug !== undefined) return ['services', slug, `${locale}.yaml`]
  return ['pages', page, `${locale}.yaml`]
}

/** The schema of the pages below a folder of `content/`. */
export function pageSchema(folder: string | undefined) {
  if (folder === 'insurance') return insuranceFileSchema
  return folder === 'services' ? serviceFileSchema : pageFileSchema
}

/** Reads and checks a page's file. Throws with file and fields when it is missing or invalid. */
export function readPageFile(page: PageId, locale: Locale): PageContent {
  const parts = pageFile(page, locale)
  return checkContent(pageSchema(parts[0]), readYaml(contentPath(...parts)), `content/${parts.join('/')}`)
}

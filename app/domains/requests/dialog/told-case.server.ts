import { plainText } from '#content/inline.ts'
import { loadPage, siteIdentity } from '#content/load.server.ts'
import { defaultLocale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'

/**
 * What somebody answered in a page's list of documents, a line for each question, in the office's language. Ids that the
 * page does not have are left out: they come from an address.
 */
export function toldCase(page: PageId, ids: string): string[] {
  const content = loadPage(pagePath(page, defaultLocale, siteIdentity()))?.content
  if (content === undefined || !('documents' in content)) return []
  const named = new Set(ids.split(','))
  return content.documents.cases.flatMap(({ label, options }) => {
    const chosen = options.find(({ id }) => named.has(id))
    return chosen ? [`${plainText(label)}: ${plainText(chosen.label)}`] : []
  })
}

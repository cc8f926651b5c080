import type { PageId } from './pages/pages.ts'

function parentOf(page: PageId): PageId | undefined {
  if (page.startsWith('insurance.')) return 'insurance'
  if (page.startsWith('office.')) return 'contact'
  return undefined
}

/**
 * The pages above a page, outermost first: its breadcrumbs without itself.
 * Services have no list above them, as /servicios leads home; their group comes from `service-hubs.ts`.
 */
export function trailOf(page: PageId): PageId[] {
  if (page === 'home') return []
  const parent = parentOf(page)
  return parent === undefined ? ['home'] : ['home', parent]
}

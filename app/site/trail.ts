import type { PageId } from './pages.ts'

function parentOf(page: PageId): PageId | undefined {
  if (page.startsWith('insurance.')) return 'insurance'
  if (page.startsWith('office.')) return 'contact'
  return undefined
}

/**
 * The pages above a page, outermost first: its breadcrumbs without itself.
 * Services have no page of their own above them: /servicios leads home.
 */
export function trailOf(page: PageId): PageId[] {
  if (page === 'home') return []
  const parent = parentOf(page)
  return parent === undefined ? ['home'] : ['home', parent]
}

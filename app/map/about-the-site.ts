import type { PageId } from './pages/pages.ts'

/**
 * Pages that the map lists among the services but that offer none: help, opening hours, how
 * partners are chosen, news, and what is being prepared. They have no quote form.
 */
export const aboutTheSite: ReadonlySet<string> = new Set<PageId>([
  'service.support',
  'service.horarcom',
  'service.socio-de-confianza',
  'service.noticia',
  'service.draftss',
])

import type { PageId } from './pages/pages.ts'

/**
 * Pages that the map counts among the services and that offer none: help, opening hours, how partners are
 * chosen, news, and what is being prepared. Nobody can ask for an offer of them.
 */
export const aboutTheSite: ReadonlySet<string> = new Set<PageId>([
  'service.support',
  'service.horarcom',
  'service.socio-de-confianza',
  'service.noticia',
  'service.draftss',
])

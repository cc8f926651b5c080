import { pages, type PageId } from '#map/pages/pages.ts'
import type { SceneName } from './scene-names.ts'

const byGroup: Record<string, SceneName> = {
  'insurance/health': 'health',
  'insurance/car': 'car',
  'insurance/property': 'property',
  'insurance/life': 'life',
  'insurance/business': 'business',
  'insurance/collective': 'collective',
  'service/administrative': 'administrative',
  'service/car': 'car-services',
  'service/home': 'home-services',
  'service/other': 'administrative',
}
const byPage: Partial<Record<PageId, SceneName>> = {
  home: 'hero',
  claims: 'claims',
  lifestyle: 'lifestyle',
  insurance: 'property',
  'service.automovil': 'car-services',
  'service.subvencion-pr': 'home-services',
  'service.emigrar-mallorca': 'life',
  'service.horarcom': 'offices',
}

/** The scene of a page that names none: its own, its group's, or the offices. */
export function sceneFor(page: PageId): SceneName {
  const { kind, group } = pages[page]
  return byPage[page] ?? byGroup[`${kind}/${group}`] ?? 'offices'
}

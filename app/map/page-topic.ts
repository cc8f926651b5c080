import type { PageId } from './pages/pages.ts'

/** Pages that stand in no group that is a topic, and belong to one. */
const topicOfPage: Partial<Record<PageId, string>> = {
  claims: 'claim',
  'service.automovil': 'services.car',
  'service.subvencion-pr': 'services.car',
  'service.domesticos': 'services.administrative',
  'service.emigrar-mallorca': 'services.administrative',
}

/** The one of a form's topics with which it begins on a page. */
export function pageTopic<T extends string>(
  page: PageId,
  group: string | undefined,
  topics: readonly T[],
): T | 'other' {
  const kind = page.startsWith('insurance.') ? 'insurance' : 'services'
  return topics.find((topic) => topic === (topicOfPage[page] ?? `${kind}.${group}`)) ?? 'other'
}

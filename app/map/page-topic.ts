import type { PageId } from './pages/pages.ts'

/** Pages whose group is not a topic, with the topic they belong to. */
const topicOfPage: Partial<Record<PageId, string>> = {
  claims: 'claim',
  'service.automovil': 'services.car',
  'service.subvencion-pr': 'services.car',
  'service.domesticos': 'services.administrative',
  'service.emigrar-mallorca': 'services.administrative',
}

/** The preselected topic of a form on a page. */
export function pageTopic<T extends string>(
  page: PageId,
  group: string | undefined,
  topics: readonly T[],
): T | 'other' {
  const kind = page.startsWith('insurance.') ? 'insurance' : 'services'
  return topics.find((topic) => topic === (topicOfPage[page] ?? `${kind}.${group}`)) ?? 'other'
}

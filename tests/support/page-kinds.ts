import type { PageId } from '#map/pages/pages.ts'

/** One page of every kind that looks different, and those whose addresses are special. */
export const pageKinds: readonly PageId[] = [
  'home',
  'insurance',
  'insurance.salud',
  'service.nie',
  'service.support',
  'service.horarcom',
  'service.emigrar-mallorca',
  'office.palma',
  'claims',
  'contact',
  'about',
  'insurer',
  'cookies',
  'blog',
  'news',
  'lifestyle',
  'search',
  'team',
]

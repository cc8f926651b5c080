import type { PageId } from '#map/pages/pages.ts'

/** One page of every visually distinct kind, and those with special addresses. */
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
  'clients',
  'contact',
  'about',
  'insurer',
  'cookies',
  'blog',
  'news',
  'lifestyle',
  'search',
  'team',
  'plan',
  'prices',
  'glossary',
  'calculators',
  'calculator.leaving-insurer',
]

import type { PageId } from '#map/pages/pages.ts'
import { useSite } from './locale-provider.tsx'

/** Paths of pages in the reader's language: `useHref()('contact')`. */
export function useHref(): (page: PageId) => string {
  const { pages } = useSite()
  return (page) => pages[page].path
}

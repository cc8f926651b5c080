import type { EntryContext } from 'react-router'
import type { PageInfo } from '#content/page-info.ts'
import home from '#design/blocks/heroes/home-hero.css?inline'
import every from './critical.css?inline'

/**
 * The inlined critical style sheet of a page. The head of the home page has its own styles; on
 * client navigation these are already loaded, in the sheet for everything below the fold.
 */
export function firstStyles({ staticHandlerContext: { matches, loaderData } }: EntryContext): string {
  const match = matches.at(-1)
  const loaded = match && (loaderData[match.route.id] as { readonly page?: PageInfo } | undefined)
  return loaded?.page?.id === 'home' ? every + home : every
}

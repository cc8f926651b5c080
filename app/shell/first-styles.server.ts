import type { EntryContext } from 'react-router'
import type { PageInfo } from '#content/page-info.ts'
import home from '#design/blocks/heroes/home-hero.css?inline'
import every from './critical.css?inline'

/**
 * The style sheet that stands in a page, for its first view. The head of the home page is drawn by styles of its own; who
 * comes there from another page has them already, in the sheet for all that lies below the first view.
 */
export function firstStyles({ staticHandlerContext: { matches, loaderData } }: EntryContext): string {
  const match = matches.at(-1)
  const loaded = match && (loaderData[match.route.id] as { readonly page?: PageInfo } | undefined)
  return loaded?.page?.id === 'home' ? every + home : every
}

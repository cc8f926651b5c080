import { loadPage } from '#content/load.server.ts'
import { readAll } from '#content/read-all.ts'
import { insuranceGroups, serviceGroups } from '#map/groups.ts'
import type { Identity } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'
import type { SharePicture } from './share-pictures.ts'

const groups: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ...insuranceGroups,
  ...serviceGroups,
}

/** The group of a product or service; of any other page its name in the menus. */
function kickerOf(page: PageId, locale: Locale, identity: Identity): string {
  const { kind, group } = pages[page]
  const grouped = kind === 'insurance' || kind === 'service'
  return (grouped ? groups[group]?.[locale] : undefined) ?? pageLabel(page, locale, identity)
}

/** The sharing picture of every page of the map in every language. Throws with all that is wrong with their texts. */
export function pagePictures(identity: Identity): SharePicture[] {
  const readers = pageIds.flatMap((page) =>
    locales.map((locale) => (): SharePicture => {
      const loaded = loadPage(pagePath(page, locale, identity))
      if (loaded === undefined) throw new Error(`${page} has no content in ${locale}`)
      const text = {
        kicker: kickerOf(page, locale, identity),
        title: loaded.content.title,
        brand: identity.brand.name,
      }
      return { file: loaded.page.picture, scene: loaded.page.scene, text }
    }),
  )
  return readAll(readers)
}

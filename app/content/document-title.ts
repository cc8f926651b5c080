import type { Identity } from '#map/identity.ts'

/** The title of a page in the browser's tab: with the brand, where it is not in it anyway. */
export function documentTitle(metaTitle: string, { brand }: Identity): string {
  return metaTitle.includes(brand.name) ? metaTitle : `${metaTitle} · ${brand.name}`
}

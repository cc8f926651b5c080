import { type Identity, fillIdentity } from './identity.ts'
import { defaultLocale, locales, type Locale } from './locale.ts'
import { pageIds, pages, type PageId } from './pages/pages.ts'

/** The path of the share picture of a page or an article. */
export function sharePicturePath(id: string, locale: Locale): string {
  return `/share/${locale}/${id}.png`
}

/**
 * The four variants of a page: the Spanish default without prefix, the same page under /es (whose
 * canonical is the unprefixed one), /en and /de.
 */
export const variants = ['es', 'es-prefixed', 'en', 'de'] as const
export type Variant = (typeof variants)[number]

/** The address of a page or an article in one language. */
export interface Address {
  readonly page: PageId
  readonly locale: Locale
  readonly variant: Variant
  /** The article at the address; `page` is then the page that lists it. */
  readonly article?: string
  /** Path without trailing slash, in NFC, not percent-encoded; `/` for the Spanish home. */
  readonly path: string
}

/** The language of a variant. */
export function variantLocale(variant: Variant): Locale {
  return variant === 'es-prefixed' ? defaultLocale : variant
}

/** The canonical path of a page in a language, not percent-encoded. */
export function pagePath(page: PageId, locale: Locale, identity: Identity): string {
  return pages[page].path[locale].replace('{insurer}', identity.insurer.slug)
}

/** The path of a page's variant, not percent-encoded. */
export function pathOf(page: PageId, variant: Variant, identity: Identity): string {
  const path = pagePath(page, variantLocale(variant), identity)
  if (variant !== 'es-prefixed') return path
  return path === '/' ? '/es' : `/es${path}`
}

/** The short name of a page in menus and breadcrumbs. */
export function pageLabel(page: PageId, locale: Locale, identity: Identity): string {
  return fillIdentity(pages[page].label[locale], identity)
}

/** Every address of the site map: each page in its four variants. */
export function allAddresses(identity: Identity): Address[] {
  return pageIds.flatMap((page) =>
    variants.map((variant) => ({
      page,
      variant,
      locale: variantLocale(variant),
      path: pathOf(page, variant, identity),
    })),
  )
}

/** The canonical paths of a page in all languages. */
export function alternatePaths(page: PageId, identity: Identity): Record<Locale, string> {
  return Object.fromEntries(locales.map((l) => [l, pagePath(page, l, identity)])) as Record<Locale, string>
}

/** The normalised form for comparing paths: NFC, lower case, no trailing slash. */
export function comparablePath(path: string): string {
  const lower = path.normalize('NFC').toLowerCase()
  return lower.length > 1 ? lower.replace(/\/+$/, '') || '/' : lower
}

/** Finds the address that a decoded path belongs to, in any case, Unicode form or slashes. */
export function createMatcher(addresses: readonly Address[]): (path: string) => Address | undefined {
  const byPath = new Map(addresses.map((address) => [comparablePath(address.path), address]))
  return (path) => byPath.get(comparablePath(path))
}

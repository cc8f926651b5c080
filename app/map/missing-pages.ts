import { locales, type Locale } from './locale.ts'
import { pages } from './pages/pages.ts'

/** The last part of the path at which a page that does not exist is prerendered. */
const missing = '/404'

/** Whether it is the screen of an article that does not exist, which is a fatal error, or of any other path. */
type Kind = 'article' | 'page'

/**
 * Where the screens are prerendered that stand for paths that do not exist: one of each kind in each language. What is
 * there is not found either, and is answered with 404.
 */
export const missingPages: Readonly<Record<Kind, Readonly<Record<Locale, string>>>> = {
  page: { es: missing, en: `/en${missing}`, de: `/de${missing}` },
  article: {
    es: pages.blog.path.es + missing,
    en: pages.blog.path.en + missing,
    de: pages.blog.path.de + missing,
  },
}

const paths: ReadonlySet<string> = new Set(
  Object.values(missingPages).flatMap((byLocale) => locales.map((locale) => byLocale[locale])),
)

/** All of their paths. */
export const missingPaths: readonly string[] = [...paths]

/** Whether a path is that of such a screen. */
export function isMissingPath(path: string): boolean {
  return paths.has(path)
}

import { locales, type Locale } from './locale.ts'
import { pages } from './pages/pages.ts'

/** The last path segment of the prerendered not-found page. */
const missing = '/404'

/** Whether it is the screen of a missing article, which is a fatal error, or of any other path. */
type Kind = 'article' | 'page'

/**
 * Where the not-found screens are prerendered: one of each kind in each language. They are answered
 * with 404 themselves.
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

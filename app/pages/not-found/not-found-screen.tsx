import { useEffect } from 'react'
import { useSite, useT, useHref } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { pageFieldId, SearchForm } from '#shell/search-box.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { Drawing } from '#design/blocks/heroes/scene-image.tsx'

interface NotFoundScreenProps {
  /** Popular starting points. */
  readonly popular: readonly PageId[]
  /** Whether a page's validation failed. */
  readonly fatal?: boolean
}

/**
 * The not-found screen, with onward links: search, home, popular pages. It is prerendered once for
 * all paths, so the console names the path.
 */
export function NotFoundScreen({ popular, fatal = false }: NotFoundScreenProps) {
  const t = useT('error')
  const href = useHref()
  const { pages } = useSite()
  useEffect(() => {
    const { pathname, search } = location
    if (fatal) console.error(`Page Not Found: ${pathname}${search}`)
    else console.warn(`Page not found: ${pathname}`)
  }, [fatal])
  return (
    <section className="screen">
      <RestStyles />
      <title>{t('notFound')}</title>
      <meta name="robots" content="noindex" />
      <Drawing name="notfound" alt="" />
      <div className="wrap">
        <p className="screen-code">404</p>
        <h1>{t('notFound')}</h1>
        <p className="lead">{t('notFoundHelp')}</p>
        <SearchForm id={pageFieldId} className="search-form buttons">
          <Button type="submit" variant="secondary">
            {t('search')}
          </Button>
        </SearchForm>
        <div className="buttons">
          <LinkButton variant="primary" href={href('home')}>
            {t('goHome')}
          </LinkButton>
        </div>
        <nav aria-labelledby="popular">
          <p id="popular">{t('popular')}</p>
          <ul className="buttons" role="list">
            {popular.map((page) => (
              <li key={page}>
                <a className="text-link" href={href(page)}>
                  <span>{pages[page].label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}

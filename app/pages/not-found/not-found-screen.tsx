import { useEffect } from 'react'
import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { LinkButton } from '#ui/button.tsx'
import { RestStyles } from '../rest-styles.tsx'

/**
 * The not-found screen: says so, and leads home or on by search. It is prerendered once for all paths, so the console
 * names the path; `fatal` where a page's validation failed.
 */
export function NotFoundScreen({ fatal = false }: { fatal?: boolean }) {
  const t = useT('error')
  const href = useHref()
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
      <img src="/art/notfound.svg" alt="" width="1200" height="800" />
      <div className="wrap">
        <p className="screen-code">404</p>
        <h1>{t('notFound')}</h1>
        <p className="lead">{t('notFoundHelp')}</p>
        <div className="buttons">
          <LinkButton variant="primary" href={href('home')}>
            {t('goHome')}
          </LinkButton>
          <LinkButton variant="secondary" href={href('search')} icon="search">
            {t('search')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

import { memo } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import type { PageInfo } from '#content/page-info.ts'
import { languageTags, type Locale } from '#map/locale.ts'

/** The absolute, percent-encoded address (RFC 3986) of a path of the site. */
export function absolute(origin: string, path: string): string {
  return origin + encodeURI(path)
}

/** Title, description, canonical, hreflang and sharing data of a page. */
export const Head = memo(function Head({ page, locale }: { page: PageInfo; locale: Locale }) {
  const { brand, url } = useSite()
  const canonical = absolute(url, page.paths[locale])
  return (
    <>
      {page.title && <title>{page.title}</title>}
      <meta name="description" content={page.metaDescription} />
      {page.hidden && <meta name="robots" content="noindex" />}
      {url !== '' && (
        <>
          <link rel="canonical" href={canonical} />
          {page.alternates.map(([tag, path]) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={absolute(url, path)} />
          ))}
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={absolute(url, page.picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:type" content={page.ogType} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.metaTitle} />
      <meta property="og:description" content={page.metaDescription} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
})

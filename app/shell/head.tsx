import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import type { PageInfo } from '#content/page-info.ts'
import { languageTags, locales, type Locale } from '#site/locale.ts'
import { sharePicturePath } from '#site/share-picture.ts'
import { absolute } from './absolute.ts'

/** Title, description, canonical, alternates and sharing data of a page. */
export function Head({ page, locale }: { page: PageInfo; locale: Locale }): ReactNode {
  const { brand, url } = useSite()
  const title = page.metaTitle.includes(brand.name) ? page.metaTitle : `${page.metaTitle} · ${brand.name}`
  const canonical = absolute(url, page.paths[locale])
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.metaDescription} />
      {page.id === 'service.draftss' && <meta name="robots" content="noindex" />}
      {url !== '' && (
        <>
          <link rel="canonical" href={canonical} />
          {locales.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={languageTags[other]}
              href={absolute(url, page.paths[other])}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(url, page.paths.es)} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={absolute(url, sharePicturePath(page.id, locale))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.metaTitle} />
      <meta property="og:description" content={page.metaDescription} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

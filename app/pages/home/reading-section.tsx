import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { ArticleTeasers } from '#design/blocks/article-teasers.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { Reading } from './home-page.tsx'

interface ReadingSectionProps {
  readonly content: Resolved<HomeContent['reading']>
  readonly reading: Reading | undefined
}

/** Articles and news; while there are none, the ways to where they will be. */
export function ReadingSection({ content, reading }: ReadingSectionProps): ReactNode {
  const t = useT('home')
  const { pages } = useSite()
  if (reading === undefined) {
    return (
      <section className="section wrap" aria-labelledby="reading-title">
        <SectionHead id="reading-title" title={content.heading} intro={content.intro} />
        <div className="actions">
          {(['blog', 'news', 'lifestyle'] as const).map((id) => (
            <TextLink key={id} href={pages[id].path}>
              {pages[id].label}
            </TextLink>
          ))}
        </div>
      </section>
    )
  }
  return (
    <section className="section wrap" aria-labelledby="reading-title">
      <SectionHead
        id="reading-title"
        title={content.heading}
        link={<TextLink href={pages.blog.path}>{t('allArticles')}</TextLink>}
      />
      <ArticleTeasers lead={reading.lead} more={reading.more} />
    </section>
  )
}

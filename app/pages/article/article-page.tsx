import type { ReactNode } from 'react'
import type { ArticleContent } from '#content/articles/article-view.ts'
import type { SceneName } from '#content/scene-names.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { PageHero } from '#design/blocks/page-hero.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SourceList } from '#design/blocks/source-list.tsx'
import { Toc } from '#design/blocks/toc.tsx'
import { PageClosing } from '#pages/page-frame.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { ArticleBody } from './article-body.tsx'
import styles from './article.css?url'
import { ArticleCards } from '#design/blocks/article-cards.tsx'

type ArticleNotesProps = Pick<ArticleContent, 'notes' | 'topics'>

/** Who answers for an article, its days, how long it takes to read, and what it is filed under. */
function ArticleNotes({ notes, topics }: ArticleNotesProps): ReactNode {
  return (
    <dl className="article-notes small">
      {notes.map(({ term, value, day }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{day === undefined ? value : <time dateTime={day}>{value}</time>}</dd>
        </div>
      ))}
      <div>
        <dt>{topics.term}</dt>
        {topics.links.map(({ href, label }) => (
          <dd key={href}>
            <a href={href}>{label}</a>
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** Articles on the same topics; left out where there are none. */
function ArticleMore({ more }: Pick<ArticleContent, 'more'>): ReactNode {
  if (more.articles.length === 0) return null
  return (
    <section className="wrap section section-joined" aria-labelledby="more">
      <h2 id="more">{more.title}</h2>
      <ArticleCards cards={more.articles} />
    </section>
  )
}

interface ArticlePageProps {
  readonly content: ArticleContent
  readonly scene: SceneName
}

/** From this number of headings on, a text has a list of its contents. */
const worthContents = 3

/** An article: its head with the scene, who answers for it and since when, the text, and where to go on. */
export function ArticlePage({ content, scene }: ArticlePageProps): ReactNode {
  const t = useT('page')
  const { title, summary, section, body, related, more, sources, times } = content
  const { pages } = useSite()
  const contents = body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, label: block.text }] : [],
  )
  const crumbs = [{ href: pages.home.path, label: pages.home.label }, section, { label: title }]
  return (
    <>
      <meta property="article:published_time" content={times.published} />
      <meta property="article:modified_time" content={times.modified} />
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="article" />
      <article className="article">
        <PageHero
          title={title}
          lead={summary}
          breadcrumbs={<Breadcrumbs items={crumbs} label={t('breadcrumbs')} />}
          scene={scene}
        />
        <BelowFirstView>
          <div className="article-main wrap grid">
            <div className="article-aside">
              <ArticleNotes notes={content.notes} topics={content.topics} />
              {contents.length >= worthContents && <Toc title={t('contents')} entries={contents} />}
            </div>
            <div className="article-text">
              <ArticleBody blocks={body} />
              <section className="article-sources" aria-labelledby="sources">
                <h2 id="sources" className="minor">
                  {sources.title}
                </h2>
                <SourceList sources={sources.items} note={sources.note} />
              </section>
            </div>
          </div>
        </BelowFirstView>
      </article>
      <BelowFirstView>
        <div className="article-onward">
          <section className="wrap section" aria-labelledby="related">
            <h2 id="related">{t('related')}</h2>
            <RelatedLinks links={related} />
          </section>
          <ArticleMore more={more} />
          <PageClosing />
        </div>
      </BelowFirstView>
    </>
  )
}

import type { ReactNode } from 'react'
import type { ArticleContent, BodyBlock, TableBlock } from '#content/articles/article-view.ts'
import type { Picture } from '#content/scene-names.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { Toc } from '#design/blocks/toc.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PageClosing } from '#pages/page-frame.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import styles from './article.css?url'
import { ArticleCards } from '#design/blocks/cards/article-cards.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'

/** An article's text. */
function ArticleBody({ blocks }: { blocks: readonly BodyBlock[] }): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: BodyBlock }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <RichText value={block.text} />
        </p>
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'table':
      return <BodyTable table={block} />
    case 'quote':
      return (
        <blockquote className="callout callout-note">
          <ArticleBody blocks={block.blocks} />
        </blockquote>
      )
    case 'picture': {
      const { src, width, height, alt } = block
      return (
        <img
          className="article-picture"
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      )
    }
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly BodyBlock[])[] }): ReactNode {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag role="list">
      {items.map((blocks, index) => (
        <li key={index}>
          <ItemBody blocks={blocks} />
        </li>
      ))}
    </Tag>
  )
}

/** A single-paragraph item is rendered without a paragraph element. */
function ItemBody({ blocks }: { blocks: readonly BodyBlock[] }): ReactNode {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph' || rest.some(({ kind }) => kind === 'paragraph')) {
    return <ArticleBody blocks={blocks} />
  }
  return (
    <>
      <RichText value={first.text} />
      <ArticleBody blocks={rest} />
    </>
  )
}

function BodyTable({ table: { label, head, rows } }: { table: TableBlock }): ReactNode {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <HeadCell key={index} cell={cell} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <RichText value={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={index}>
                <RichText value={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The corner above the row heads is often empty, and then not a heading cell. */
function HeadCell({ cell }: { cell: RichTextValue }): ReactNode {
  if (cell === '') return <td />
  return (
    <th scope="col">
      <RichText value={cell} />
    </th>
  )
}

type ArticleNotesProps = Pick<ArticleContent, 'notes' | 'topics'>

/** An article's desk, dates, reading time and tags. */
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

/** Related articles; omitted if there are none. */
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
  readonly scene: Picture
}

/** Minimum number of headings for a table of contents. */
const worthContents = 3
/** Number of related pages beside the text; all of them follow it. */
const asideLinks = 3

/** An article: head with scene, desk and dates, text, and onward links. */
export function ArticlePage({ content, scene }: ArticlePageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const { title, summary, section, body, related, more, sources, times } = content
  const { pages } = useSite()
  const contents = body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
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
              <div className="article-beside">
                {contents.length >= worthContents && <Toc title={t('contents')} entries={contents} />}
                <nav className="article-next" aria-label={t('related')}>
                  <p>{t('related')}</p>
                  <ul role="list">
                    {related.slice(0, asideLinks).map(({ href, label }) => (
                      <li key={href}>
                        <a href={href}>
                          <RichText value={label} />
                        </a>
                      </li>
                    ))}
                  </ul>
                  <DialogButton dialog="callback-dialog" variant="secondary" icon="phone" compact>
                    {layout('callback')}
                  </DialogButton>
                </nav>
              </div>
            </div>
            <div className="article-text">
              <ArticleBody blocks={body} />
              {sources.items.length > 0 && (
                <section className="article-sources" aria-labelledby="sources">
                  <h2 id="sources" className="minor">
                    {sources.title}
                  </h2>
                  <SourceList sources={sources.items} note={sources.note} />
                </section>
              )}
            </div>
          </div>
        </BelowFirstView>
      </article>
      <BelowFirstView>
        <div className="article-onward">
          {related.length > 0 && (
            <section className="wrap section" aria-labelledby="related">
              <h2 id="related">{t('related')}</h2>
              <RelatedLinks links={related} />
            </section>
          )}
          <ArticleMore more={more} />
          <PageClosing />
        </div>
      </BelowFirstView>
    </>
  )
}

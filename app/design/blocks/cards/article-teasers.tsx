import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** An article in a list; `meta` is its topic and reading time in words. */
export interface ArticleTeaser extends LinkItem {
  readonly meta: string
}

/** The featured article. */
export interface LeadTeaser extends ArticleTeaser {
  readonly summary: RichTextValue
  readonly scene: string
}

interface ArticleTeasersProps {
  readonly lead: LeadTeaser
  /** Up to four more; may be empty. */
  readonly more: readonly ArticleTeaser[]
}

/** One article with its picture and a few more beside it. Alone it takes the full width. */
export function ArticleTeasers({ lead, more }: ArticleTeasersProps): ReactNode {
  return (
    <div className={more.length > 0 ? 'article-teasers' : 'article-teasers article-alone'}>
      <article className="article-lead">
        <div className="article-scene">
          <SceneImage name={lead.scene} />
        </div>
        <div>
          <TeaserWords teaser={lead} />
          <p className="muted">
            <RichText value={lead.summary} />
          </p>
        </div>
      </article>
      {more.length > 0 && (
        <ul role="list">
          {more.map((teaser) => (
            <li key={teaser.href}>
              <TeaserWords teaser={teaser} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TeaserWords({ teaser: { href, label, meta } }: { teaser: ArticleTeaser }): ReactNode {
  return (
    <>
      <p className="small muted">{meta}</p>
      <h3>
        <a href={href}>
          <RichText value={label} />
        </a>
      </h3>
    </>
  )
}

import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { SceneImage, type ScenePicture } from './scene-image.tsx'

interface PageHeroProps {
  /** The page's h1; may contain soft hyphens. */
  readonly title: string
  readonly lead: RichTextValue
  readonly breadcrumbs?: ReactNode
  /** Buttons under the lead. */
  readonly actions?: ReactNode
  /** Small print under the buttons. */
  readonly note?: RichTextValue
  readonly scene: ScenePicture
}

/**
 * Head of a product, service or simple page: text on the left, the scene to the right screen edge.
 */
export function PageHero({ title, lead, breadcrumbs, actions, note, scene }: PageHeroProps): ReactNode {
  return (
    <header className="page-hero">
      <div className="wrap grid">
        <div className="page-hero-text">
          {breadcrumbs}
          <h1>{title}</h1>
          <p className="lead">
            <RichText value={lead} />
          </p>
          {actions && <div className="actions">{actions}</div>}
          {note && (
            <p className="page-hero-note small muted">
              <RichText value={note} />
            </p>
          )}
        </div>
      </div>
      <div className="page-hero-scene">
        <SceneImage name={scene.name} alt={scene.alt} focus={scene.focus} eager />
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { SceneImage, type ScenePicture } from './scene-image.tsx'

interface HomeHeroProps {
  /** The h1, in display type; may contain soft hyphens. */
  readonly title: string
  readonly lead: RichTextValue
  /** The two calls to action. */
  readonly actions: ReactNode
  /** A typical question, with the link that answers it. */
  readonly next?: ReactNode
  readonly scene: ScenePicture
}

/**
 * Head of the home page: the scene from the centre line to the right edge, on small screens above
 * the text.
 */
export function HomeHero({ title, lead, actions, next, scene }: HomeHeroProps): ReactNode {
  return (
    <header className="home-hero">
      <div className="home-hero-scene">
        <SceneImage name={scene.name} alt={scene.alt} eager />
      </div>
      <div className="wrap grid">
        <div className="home-hero-text">
          <h1>{title}</h1>
          <p className="lead">
            <RichText value={lead} />
          </p>
          <div className="actions">{actions}</div>
          {next && <p className="home-hero-next small">{next}</p>}
        </div>
      </div>
    </header>
  )
}

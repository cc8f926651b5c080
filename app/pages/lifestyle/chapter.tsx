import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { LifestyleContent } from '#content/schema/schema.lifestyle.ts'
import { PointList } from '#design/blocks/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SceneImage } from '#design/blocks/scene-image.tsx'
import { TermList } from '#design/blocks/term-list.tsx'
import { RichText } from '#design/rich-text.tsx'

type ChapterContent = Resolved<LifestyleContent['chapters'][number]>

/** One side of island life: words beside a scene, then what is worth knowing, one by one. */
export function Chapter({ id, heading, scene, paragraphs, terms, points }: ChapterContent): ReactNode {
  return (
    <section id={id} className="chapter" aria-labelledby={`${id}-title`}>
      <div className="grid">
        <div className="chapter-words">
          <h2 id={`${id}-title`}>
            <RichText value={heading} />
          </h2>
          <Prose paragraphs={paragraphs} />
        </div>
        {scene && (
          <div className="chapter-scene">
            <SceneImage name={scene} />
          </div>
        )}
      </div>
      {terms && <TermList terms={terms} />}
      {points && <PointList points={points} />}
    </section>
  )
}

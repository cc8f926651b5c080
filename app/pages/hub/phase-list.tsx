import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import { Prose } from '#design/blocks/prose.tsx'
import { RichText } from '#design/rich-text.tsx'

type Timeline = Resolved<NonNullable<HubContent['timeline']>>

/** Stretches of time one after another, each with what falls into it. */
export function PhaseList({ intro, phases }: Pick<Timeline, 'intro' | 'phases'>): ReactNode {
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <ol className="phase-list" role="list">
        {phases.map(({ when, title, items }, index) => (
          <li key={index}>
            <p className="phase-when">
              <RichText value={when} />
            </p>
            <div>
              <h3>{title}</h3>
              <ul role="list">
                {items.map((item, place) => (
                  <li key={place}>
                    <RichText value={item} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

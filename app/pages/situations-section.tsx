import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { SituationsContent } from '#content/schema.hub.ts'
import { SectionHead } from '#ui/blocks/section-head.tsx'
import { SituationCards } from '#ui/blocks/situation-cards.tsx'

/** The situations that a hub leads with. */
export function SituationsSection({ situations }: { situations: Resolved<SituationsContent> }): ReactNode {
  return (
    <section className="section tint" aria-labelledby="situations-title">
      <div className="wrap">
        <SectionHead id="situations-title" title={situations.heading} intro={situations.intro} />
        <SituationCards
          ordered={situations.ordered}
          items={situations.items.map(({ pages, ...item }) => ({
            ...item,
            pages: pages.map(({ page, text }) => ({ ...page, text })),
          }))}
        />
      </div>
    </section>
  )
}

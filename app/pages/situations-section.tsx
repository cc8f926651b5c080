import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SituationsContent } from '#content/schema/schema.hub.ts'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { SituationCards } from '#design/blocks/cards/situation-cards.tsx'

/** The situations at the top of a hub. */
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

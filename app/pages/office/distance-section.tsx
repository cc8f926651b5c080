import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import { TwoLists } from '#design/blocks/two-lists.tsx'
import { RichText } from '#design/rich-text.tsx'
import { SpokenLanguages } from './spoken-languages.tsx'

interface DistanceSectionProps {
  readonly content: Resolved<NonNullable<OfficeContent['distance']>>
  readonly languages: readonly string[]
}

/** What can be done by video or phone and what cannot. */
export function DistanceSection({ content, languages }: DistanceSectionProps): ReactNode {
  const { heading, can, cannot } = content
  return (
    <section className="section-first wrap" aria-labelledby="distance-title">
      <div className="section-head">
        <h2 id="distance-title">
          <RichText value={heading} />
        </h2>
      </div>
      <TwoLists
        lists={[
          { ...can, tone: 'ok', icon: 'check' },
          { ...cannot, tone: 'guide', icon: 'arrow-right' },
        ]}
      />
      <dl className="office-ways">
        <SpokenLanguages languages={languages} />
      </dl>
    </section>
  )
}

import type { Resolved } from '#content/facts/resolved.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import type { PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { PhaseList } from './phase-list.tsx'

/** The sections that only a hub has: what comes when, and what holds for several of its pages. */
export function hubSections({ timeline, sections }: Resolved<HubContent>): PageSection[] {
  const own = sections.map(({ id, title, heading, text, points }) => ({
    id,
    label: title,
    title: heading,
    body: (
      <>
        {text && <Prose paragraphs={text} />}
        {points && <PointList points={points} />}
      </>
    ),
  }))
  if (timeline === undefined) return own
  const first = {
    id: 'timeline',
    label: timeline.title,
    title: timeline.heading,
    body: <PhaseList {...timeline} />,
  }
  return [first, ...own]
}

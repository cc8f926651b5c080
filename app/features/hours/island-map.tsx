import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { island } from '#site/island.ts'
import type { IslandMark } from '#site/island-marks.ts'
import type { PageId } from '#site/pages.ts'

/** Names stand beside their tower: to its left in the west, where the map keeps room for them. More of them stand below. */
function namePlace({ x, line }: IslandMark) {
  if (line > 0) return { y: 32 * line, textAnchor: 'middle' } as const
  return x < 120 ? ({ x: -14, y: 4, textAnchor: 'end' } as const) : { x: 14, y: 4 }
}

interface IslandMapProps {
  /** Id of the office's page on which the map stands; its place is marked. */
  readonly current?: string
}

/**
 * The island with the offices at their coordinates, each name a link to its page. Where several share a tower it
 * belongs to the first, or to the current one, which lies over it.
 */
export function IslandMap({ current }: IslandMapProps) {
  const { offices, pages } = useSite()
  const t = useT('hours')
  return (
    <svg
      className="island-map"
      viewBox={`-60 0 ${island.width + 60} ${island.height}`}
      role="group"
      aria-label={t('map')}
    >
      <image href="/art/island.svg" width={island.width} height={island.height} />
      {offices.map(
        ({ page, mark, name }) =>
          mark && (
            <a
              key={page}
              href={pages[page as PageId].path}
              aria-current={page === current ? 'location' : undefined}
            >
              <g transform={`translate(${mark.x} ${mark.y})`}>
                {(mark.line === 0 || page === current) && (
                  <>
                    <circle className="island-halo" r="13" />
                    <path
                      className="island-tower"
                      d="M-5 8L-4-6H-6V-11H-3V-9H-1V-11H1V-9H3V-11H6V-6H4L5 8Z"
                    />
                  </>
                )}
                <text {...namePlace(mark)}>{name}</text>
              </g>
            </a>
          ),
      )}
    </svg>
  )
}

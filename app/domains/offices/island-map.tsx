import { useSite, useT } from '#i18n/locale-provider.tsx'
import { island, type IslandMark } from '#map/island-marks.ts'
import type { PageId } from '#map/pages/pages.ts'

/** Width of the sea that the map shows west of the island. */
const westernSea = 60
/** Half the width of a letter at the largest label size, in units of the map. */
const halfLetter = 6

/**
 * A label is to the right of its tower; in the west below it, in the sea, centred as far as the
 * map's left edge allows. Further labels at one tower follow below.
 */
function namePlace({ x, line }: IslandMark, name: string) {
  const isWest = x < 120
  if (line === 0 && !isWest) return { x: 14, y: 0 }
  const centre = Math.max(0, name.length * halfLetter - westernSea - x)
  return { x: centre, y: (isWest ? 48 : 0) + 30 * line, textAnchor: 'middle' } as const
}

interface IslandMapProps {
  /** Id of the office page with the map; its place is marked. */
  readonly current?: string
}

/**
 * The island with the offices at their coordinates, each label a link to its page. A shared tower
 * belongs to the first office, or to the current one, which is on top.
 */
export function IslandMap({ current }: IslandMapProps) {
  const { offices, pages } = useSite()
  const t = useT('hours')
  return (
    <svg
      className="island-map"
      viewBox={`${-westernSea} 0 ${island.width + westernSea} ${island.height}`}
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
                <text {...namePlace(mark, name)}>{name}</text>
              </g>
            </a>
          ),
      )}
    </svg>
  )
}

import { useSite, useT } from '#i18n/locale-provider.tsx'
import { island } from '#map/island-marks.ts'
import type { PageId } from '#map/pages/pages.ts'

interface IslandMapProps {
  /** Id of the office page with the map; its place is marked. */
  readonly current?: string
}

/** A town, for orientation: readers of a screen find the offices' towns in their addresses. */
function Towns() {
  return useSite().towns.map(({ name, x, y, before }) => (
    <g key={name} className="island-town" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="2.5" />
      <text x={before ? -8 : 8} y=".32em" textAnchor={before ? 'end' : undefined}>
        {name}
      </text>
    </g>
  ))
}

/**
 * The island with its towns and the offices at their coordinates, each label a link to its page. A shared
 * tower belongs to the first office, or to the current one, which is on top.
 */
export function IslandMap({ current }: IslandMapProps) {
  const { offices, pages } = useSite()
  const t = useT('hours')
  return (
    <svg
      className="island-map"
      viewBox={`${-island.westernSea} 0 ${island.width + island.westernSea} ${island.height}`}
      role="group"
      aria-label={t('map')}
    >
      <image href="/art/island.svg" width={island.width} height={island.height} />
      <Towns />
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
                    {mark.label.leader && (
                      <path className="island-leader" d={`M0 10L${mark.label.leader.join(' ')}`} />
                    )}
                    <circle className="island-halo" r="13" />
                    <path
                      className="island-tower"
                      d="M-5 8L-4-6H-6V-11H-3V-9H-1V-11H1V-9H3V-11H6V-6H4L5 8Z"
                    />
                  </>
                )}
                <g transform={`translate(${mark.label.x} ${mark.label.y})`}>
                  <text y={`${mark.line * 1.25}em`} textAnchor={mark.label.before ? 'end' : undefined}>
                    {name}
                  </text>
                </g>
              </g>
            </a>
          ),
      )}
    </svg>
  )
}

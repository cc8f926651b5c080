import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { island, projectOnIsland } from '#site/island.ts'
import type { PageId } from '#site/pages.ts'

/** Labels stand to the left where two offices are close together; the map keeps room for them west of the island. */
function labelSide(x: number): { dx: number; anchor: 'start' | 'end' } {
  return x < 120 ? { dx: -14, anchor: 'end' } : { dx: 14, anchor: 'start' }
}

interface IslandMapProps {
  /** Id of the office's page on which the map stands; its place is marked. */
  readonly current?: string
}

/** The island with the offices at their coordinates, each a link to its page. Two at one place share a mark. */
export function IslandMap({ current }: IslandMapProps) {
  const { offices, pages } = useSite()
  const t = useT('hours')
  const here = offices.find(({ page }) => page === current)?.address?.town
  const seen = new Set<string>()
  return (
    <svg
      className="island-map"
      viewBox={`-60 0 ${island.width + 60} ${island.height}`}
      role="group"
      aria-label={t('map')}
    >
      <image href="/art/island.svg" width={island.width} height={island.height} />
      {offices.map(({ page, position, address, name }) => {
        const town = address?.town
        if (position === undefined || town === undefined || seen.has(town)) return null
        seen.add(town)
        const [x, y] = projectOnIsland(position.lon, position.lat)
        const { dx, anchor } = labelSide(x)
        return (
          <a
            key={page}
            href={pages[page as PageId].path}
            aria-current={town === here ? 'location' : undefined}
          >
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle className="island-halo" r="13" />
              <path className="island-tower" d="M-5 8L-4-6H-6V-11H-3V-9H-1V-11H1V-9H3V-11H6V-6H4L5 8Z" />
              <text x={dx} y="4" textAnchor={anchor}>
                {town}
              </text>
            </g>
            <title>{name}</title>
          </a>
        )
      })}
    </svg>
  )
}

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { island, projectOnIsland } from '#map/island-marks.ts'

type Ring = readonly (readonly number[])[]

function isMallorca(ring: Ring): boolean {
  const lons = ring.map(([lon = 0]) => lon)
  return Math.min(...lons) > 2.2 && Math.max(...lons) > 3.2 && Math.max(...lons) < 3.6
}

/** The coast of Mallorca from Natural Earth (1:10m), as path data of the map. */
function islandPath(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const countries = feature(world, world.objects['countries'] as GeometryCollection<{ name: string }>)
  const spain = countries.features.find(({ properties }) => properties.name === 'Spain')
  if (spain?.geometry.type !== 'MultiPolygon') throw new Error('Natural Earth: Spain is missing')
  const ring = spain.geometry.coordinates.map(([outer = []]) => outer).find(isMallorca)
  if (ring === undefined) throw new Error('Natural Earth: Mallorca is missing')
  const points = ring.map(([lon = 0, lat = 0]) =>
    projectOnIsland(lon, lat)
      .map((value) => value.toFixed(1))
      .join(' '),
  )
  return `M${points.join('L')}Z`
}

/** Writes the island as a picture that follows the light or dark scheme by itself. */
export function writeIsland(file: string): void {
  const style =
    'path{fill:#fffdf9;stroke:#0f4c5c}@media(prefers-color-scheme:dark){path{fill:#24404b;stroke:#8fd0d3}}'
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${island.width} ${island.height}"><style>${style}</style>` +
      `<path stroke-width="1.5" stroke-linejoin="round" d="${islandPath()}"/></svg>`,
  )
}

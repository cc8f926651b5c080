import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { island, projectOnIsland } from '#map/island-marks.ts'

type Ring = readonly (readonly number[])[]

/** Sa Dragonera is too small for the data; these are its capes and coves, by hand. */
const dragonera: Ring = [
  [2.3055, 39.5745],
  [2.3125, 39.5835],
  [2.3225, 39.5875],
  [2.3325, 39.5945],
  [2.3405, 39.5985],
  [2.3435, 39.596],
  [2.337, 39.5895],
  [2.3285, 39.5825],
  [2.3185, 39.578],
]

/** Whether a coast belongs to Mallorca or to Cabrera. */
function isShown(ring: Ring): boolean {
  const lons = ring.map(([lon = 0]) => lon)
  const lats = ring.map(([, lat = 0]) => lat)
  return (
    Math.min(...lons) > 2.2 && Math.max(...lons) < 3.6 && Math.min(...lats) > 39 && Math.max(...lats) < 40
  )
}

function pathOf(ring: Ring): string {
  const points = ring.map(([lon = 0, lat = 0]) =>
    projectOnIsland(lon, lat)
      .map((value) => value.toFixed(1))
      .join(' '),
  )
  return `M${points.join('L')}Z`
}

/** The coasts of Mallorca and Cabrera from Natural Earth (1:10m), and Dragonera, as path data of the map. */
function islandPath(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const countries = feature(world, world.objects['countries'] as GeometryCollection<{ name: string }>)
  const spain = countries.features.find(({ properties }) => properties.name === 'Spain')
  if (spain?.geometry.type !== 'MultiPolygon') throw new Error('Natural Earth: Spain is missing')
  const rings = spain.geometry.coordinates.map(([outer = []]) => outer).filter(isShown)
  if (rings.length < 2) throw new Error('Natural Earth: Mallorca or Cabrera is missing')
  return [...rings, dragonera].map(pathOf).join('')
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

import type { Office } from './identity.ts'
import { placeLabels, type MapLabel } from './island-labels.ts'

/**
 * Pixels of the island map with Cabrera, the geographic position of its top left corner, and the width of the
 * sea that is shown west of it.
 */
export const island = {
  width: 518,
  height: 500,
  westernSea: 60,
  west: 2.3,
  north: 39.98,
  scale: 560,
} as const

const squeeze = Math.cos((39.6 * Math.PI) / 180)

/** The map position of a place on or near Mallorca (equirectangular at 39.6° N). */
export function projectOnIsland(lon: number, lat: number): readonly [x: number, y: number] {
  return [(lon - island.west) * squeeze * island.scale, (island.north - lat) * island.scale]
}

/** The position of an office on the island map. */
export interface IslandMark {
  readonly x: number
  readonly y: number
  /** Index of the label at a shared tower: offices too close to be distinguished share one. */
  readonly line: number
  readonly label: MapLabel
}

/** A town on the island map, for orientation. */
export interface IslandTown {
  readonly x: number
  readonly y: number
  readonly name: string
  /** Whether its name ends at the dot instead of beginning there. */
  readonly before: boolean
}

const towns = [
  { name: 'Sóller', lon: 2.7152, lat: 39.7663, before: false },
  { name: 'Inca', lon: 2.9109, lat: 39.7211, before: false },
  { name: 'Alcúdia', lon: 3.1214, lat: 39.8529, before: true },
  { name: 'Manacor', lon: 3.2093, lat: 39.5696, before: true },
] as const

/** Minimum distance between towers, in pixels of the map; closer ones would overlap. */
const apart = 26

type Placed = Pick<Office, 'page' | 'position'> & { readonly name: string }

/** Offices at one tower, with its place. */
interface Tower {
  readonly x: number
  readonly y: number
  readonly offices: { readonly page: string; readonly name: string }[]
}

const rounded = (lon: number, lat: number) =>
  projectOnIsland(lon, lat).map((pixels) => Math.round(pixels)) as [number, number]

function towersOf(offices: readonly Placed[]): readonly Tower[] {
  const towers: Tower[] = []
  for (const { page, name, position } of offices) {
    if (position === undefined) continue
    const [x, y] = rounded(position.lon, position.lat)
    const near = towers.find((tower) => Math.hypot(tower.x - x, tower.y - y) < apart)
    if (near) near.offices.push({ page, name })
    else towers.push({ x, y, offices: [{ page, name }] })
  }
  return towers
}

/** What the map shows on the island: the offices that have a position, and the towns around them. */
export interface IslandMarks {
  /** By the office's page. */
  readonly offices: ReadonlyMap<string, IslandMark>
  /** Without those that an office's label would cover. */
  readonly towns: readonly IslandTown[]
}

/** Places offices and towns on the map, so that no label touches another one. */
export function islandMarks(offices: readonly Placed[]): IslandMarks {
  const towers = towersOf(offices)
  const marks = new Map<string, IslandMark>()
  const { labels, isFree } = placeLabels(
    towers.map(({ x, y, offices: here }) => ({ x, y, names: here.map(({ name }) => name) })),
    island,
  )
  for (const [index, { x, y, offices: here }] of towers.entries()) {
    const label = labels[index]
    if (label === undefined) continue
    for (const [line, { page }] of here.entries()) marks.set(page, { x, y, line, label })
  }
  const shown = towns.map(({ name, lon, lat, before }) => {
    const [x, y] = rounded(lon, lat)
    return { name, x, y, before }
  })
  return { offices: marks, towns: shown.filter(isFree) }
}

import type { Office } from './identity.ts'

/** Pixels of the island map, and the geographic position of its top left corner. */
export const island = { width: 518, height: 437, west: 2.3, north: 39.98, scale: 560 } as const

const squeeze = Math.cos((39.6 * Math.PI) / 180)

/** The map position of a place on or near Mallorca (equirectangular at 39.6° N). */
export function projectOnIsland(lon: number, lat: number): readonly [x: number, y: number] {
  return [(lon - island.west) * squeeze * island.scale, (island.north - lat) * island.scale]
}

/** The position of an office on the island map. */
export interface IslandMark {
  readonly x: number
  readonly y: number
  /** Index of the label under a shared tower: offices too close to be distinguished share one. */
  readonly line: number
}

/** Minimum distance between towers, in pixels of the map; closer ones would overlap. */
const apart = 26

/** The marks of all offices that have a position, by page. */
export function islandMarks(
  offices: readonly Pick<Office, 'page' | 'position'>[],
): ReadonlyMap<string, IslandMark> {
  const marks = new Map<string, IslandMark>()
  for (const { page, position } of offices) {
    if (position === undefined) continue
    const [x, y] = projectOnIsland(position.lon, position.lat).map((pixels) => Number(pixels.toFixed(1)))
    if (x === undefined || y === undefined) continue
    const others = [...marks.values()]
    const tower = others.find((mark) => mark.line === 0 && Math.hypot(mark.x - x, mark.y - y) < apart)
    const line = others.filter((mark) => mark.x === tower?.x && mark.y === tower.y).length
    marks.set(page, { x: tower?.x ?? x, y: tower?.y ?? y, line })
  }
  return marks
}

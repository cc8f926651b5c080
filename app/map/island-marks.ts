import type { Office } from './identity.ts'

/** Pixels of the island map, and the point of the world at its top left corner. */
export const island = { width: 518, height: 437, west: 2.3, north: 39.98, scale: 560 } as const

const squeeze = Math.cos((39.6 * Math.PI) / 180)

/** Where a position on or near Mallorca lies on the map (equirectangular at 39.6° N). */
export function projectOnIsland(lon: number, lat: number): readonly [x: number, y: number] {
  return [(lon - island.west) * squeeze * island.scale, (island.north - lat) * island.scale]
}

/** Where an office stands on the island map. */
export interface IslandMark {
  readonly x: number
  readonly y: number
  /** Which name under the same tower it is: offices too near each other to be told apart share one. */
  readonly line: number
}

/** Towers that are nearer to each other than this would overlap; in pixels of the map. */
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

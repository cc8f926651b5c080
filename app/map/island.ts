/** Pixels of the island map, and the point of the world at its top left corner. */
export const island = { width: 518, height: 437, west: 2.3, north: 39.98, scale: 560 } as const

const squeeze = Math.cos((39.6 * Math.PI) / 180)

/** Where a position on or near Mallorca lies on the map (equirectangular at 39.6° N). */
export function projectOnIsland(lon: number, lat: number): readonly [x: number, y: number] {
  return [(lon - island.west) * squeeze * island.scale, (island.north - lat) * island.scale]
}

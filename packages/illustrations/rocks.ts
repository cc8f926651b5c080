import type { Colour } from './colour.ts'
import { points } from './geometry.ts'
import { polygons } from './path.ts'
import { area } from './shapes.ts'

/** Rock slabs of one tone, each written as its corners; light and dark ones alternate along an edge. */
export function slabs(outlines: readonly string[], colour: Colour, opacity?: number): string {
  return area(polygons(outlines.map(points)), colour, opacity)
}

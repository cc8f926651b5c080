import type { Colour } from './colour.ts'
import { between, type Point } from './geometry.ts'
import { decimal, polygons } from './path.ts'
import { area, dashes } from './shapes.ts'

/** The four corners of a roof plane, from the eave's ends to the ridge's. */
export interface RoofPlane {
  readonly eave: readonly [left: Point, right: Point]
  readonly ridge: readonly [left: Point, right: Point]
}

/** The tile ends under an eave as a row of dots; drawn before the roof, so that half of each shows. */
export function eaveTiles(from: Point, to: Point, width: number, spacing: number, colour: Colour): string {
  return dashes({ from, to, width, colour, pattern: `0 ${decimal(spacing)}`, round: true })
}

interface TileRows {
  readonly rows: number
  /** Width of a row as a share of the spacing. */
  readonly share: number
  readonly colour: Colour
  readonly opacity: number
}

/** Rows of tiles running from the eave up to the ridge. */
export function tileRows({ eave, ridge }: RoofPlane, { rows, share, colour, opacity }: TileRows): string {
  const row = (index: number) => {
    const from = index / rows
    const to = (index + share) / rows
    return [between(...eave, from), between(...eave, to), between(...ridge, to), between(...ridge, from)]
  }
  return area(polygons(Array.from({ length: rows }, (_, index) => row(index))), colour, opacity)
}

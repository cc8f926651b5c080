import type { Canvas } from './canvas.ts'
import type { Point } from './geometry.ts'
import { area, layers, rect } from './shapes.ts'
import { eaveTiles, tileRows } from './tiles.ts'

interface House {
  /** The left foot of the front. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Depth of the gabled side as a share of the width. */
  readonly depth: number
  /** Height of the ridge above the eave as a share of the wall's height. */
  readonly pitch: number
  /** Overhang of the roof in pixels. */
  readonly eave?: number
}

/** A volume under a gable roof: the front lit, the gabled side in shade. */
export function house({ time, light }: Canvas, options: House): string {
  const { x, y, width, height, depth, pitch, eave = 6 } = options
  const away = -light
  const side = width * depth * away
  const rise = Math.abs(side) * 0.1
  const top = y - height
  const corner = away > 0 ? x + width : x
  const lit = away > 0 ? x : x + width
  const peak = top - height * pitch - rise * 0.5
  const gable: Point[] = [
    [corner, y],
    [corner + side, y - rise],
    [corner + side, top - rise],
    [corner + side / 2, peak],
    [corner, top],
  ]
  const eaveShadow: Point[] = [
    [corner, top],
    [lit, top],
    [lit, top + eave * 2.2],
    [corner, top + eave * 1.4],
  ]
  const verge: Point[] = [
    [corner + side / 2, peak - eave * 0.3],
    [corner + side + away * eave * 0.7, top - rise + eave * 0.5],
    [corner + side + away * eave * 0.7, top - rise + eave * 1.2],
    [corner + side / 2, peak + eave * 0.6],
  ]
  const eaveLit: Point = [lit - away * eave, top + eave * 0.6]
  const eaveCorner: Point = [corner + away * eave * 0.6, top + eave * 0.6]
  const ridgeCorner: Point = [corner + side / 2 + away * eave * 0.4, peak - eave * 0.3]
  const ridgeLit: Point = [lit + (side / 2) * 0.75, peak - eave * 0.3]
  const ridgeLine: Point[] = [
    ridgeLit,
    ridgeCorner,
    [ridgeCorner[0], ridgeCorner[1] + eave * 0.6],
    [ridgeLit[0], ridgeLit[1] + eave * 0.6],
  ]
  const rows = Math.round(width / 13)
  const spacing = Math.abs(eaveCorner[0] - eaveLit[0]) / rows
  const eaveLeft = Math.min(eaveLit[0], eaveCorner[0])
  const eaveY = eaveLit[1]
  return layers(
    area(gable, time.wall.shade),
    rect(x, top, width, height, time.wall.light),
    area(eaveShadow, time.wall.shade, 0.5),
    area(verge, time.roof.shade),
    eaveTiles(
      [eaveLeft + spacing * 0.3, eaveY],
      [eaveLeft + spacing * rows, eaveY],
      spacing * 0.62,
      spacing,
      time.roof.mid,
    ),
    area([eaveLit, eaveCorner, ridgeCorner, ridgeLit], time.roof.light),
    tileRows(
      { eave: [eaveLit, eaveCorner], ridge: [ridgeLit, ridgeCorner] },
      { rows, share: 0.42, colour: time.roof.mid, opacity: 0.42 },
    ),
    area(ridgeLine, time.roof.mid),
  )
}

interface Chimney {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A chimney with a tiled cap. */
export function chimney({ time, light }: Canvas, { x, y, width, height }: Chimney): string {
  const [left, right] = light < 0 ? [time.wall.light, time.wall.shade] : [time.wall.shade, time.wall.light]
  return layers(
    rect(x, y - height, width, height, left),
    rect(x + width * 0.5, y - height, width * 0.5, height, right),
    rect(x - width * 0.15, y - height - width * 0.25, width * 1.3, width * 0.3, time.roof.mid),
  )
}

import { awning } from './awning.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import { groundFloor, type GroundFloor } from './ground-floor.ts'
import { pair } from './path.ts'
import { area, dashes, layers, rect } from './shapes.ts'
import { eaveTiles } from './tiles.ts'
import { shutterWidth, window } from './window.ts'

interface Facade {
  /** The left foot. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly wall: Colour
  /** Floors above the ground floor. */
  readonly floors: number
  /** Windows on a floor. */
  readonly columns: number
  readonly ground: GroundFloor
  readonly groundHeight: number
  readonly awning?: { readonly colour: Colour; readonly stripes: number }
  /** The floor with balconies, counted from 0. */
  readonly balconies?: number
  /** Which shutters are open, repeated over all windows. */
  readonly open?: readonly boolean[]
  readonly windowWidth?: number
  readonly windowHeight?: number
}

/** Some closed, for a street that does not look stamped. */
const mixedShutters = [true, false, true, true, false, true, true]

function balcony({ time }: Canvas, x: number, y: number, width: number): string {
  const height = 30
  const bars = dashes({
    from: [x - width / 2 - 1, y - height / 2],
    to: [x + width / 2 + 2, y - height / 2],
    width: height,
    colour: palette.ink,
    pattern: '2 7',
  })
  return layers(
    rect(x - width / 2 - 4, y, width + 8, 6, time.wall.shade),
    bars,
    rect(x - width / 2 - 3, y - height - 2, width + 6, 3, palette.ink),
  )
}

/** A window of the facade; open shutters throw a slanted shadow on the wall. */
function facadeWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  open: boolean,
): string {
  const away = -canvas.light
  const edge = x + width * (0.5 + shutterWidth) * away
  const shadow = [
    [edge, y - height + 6],
    [edge + 8 * away, y - height + 12],
    [edge + 8 * away, y + 6],
    [edge, y],
  ] as const
  return layers(open ? area(shadow, palette.ink, 0.15) : '', window(canvas, { x, y, width, height, open }))
}

function windows(canvas: Canvas, options: Facade): string {
  const { x, y, width, height, floors, columns, groundHeight, balconies } = options
  const { open = mixedShutters, windowWidth = 34, windowHeight = 66 } = options
  const floorHeight = (height - groundHeight - 24) / floors
  const elements: string[] = []
  for (let floor = 0; floor < floors; floor += 1) {
    const hasBalcony = floor === balconies
    const sill = y - groundHeight - floorHeight * floor - floorHeight * 0.2 + (hasBalcony ? 10 : 0)
    const tall = hasBalcony ? windowHeight * 1.25 : windowHeight
    for (let column = 0; column < columns; column += 1) {
      const middle = x + (width * (column + 0.5)) / columns
      const isOpen = open[(floor * columns + column) % open.length] ?? true
      elements.push(facadeWindow(canvas, middle, sill, windowWidth, tall, isOpen))
      if (hasBalcony) elements.push(balcony(canvas, middle, sill + 4, windowWidth * 2.3))
    }
  }
  return layers(...elements)
}

function roofEdge({ time }: Canvas, { x, y, width, height }: Facade): string {
  const top = y - height
  const spacing = (width + 18) / Math.round(width / 15)
  const strip = [
    [x - 9, top],
    [x + width + 9, top],
    [x + width - 4, top - 26],
    [x + 4, top - 26],
  ] as const
  return layers(
    eaveTiles([x - 9 + spacing / 2, top], [x + width + 9, top], spacing * 0.72, spacing, time.roof.shade),
    area(strip, time.roof.light),
    dashes({
      from: [x + 5, top - 13],
      to: [x + width - 4, top - 13],
      width: 26,
      colour: time.roof.mid,
      pattern: pair(spacing * 0.45, spacing * 0.55),
      opacity: 0.75,
    }),
  )
}

function shopAwning(
  { light }: Canvas,
  { x, y, width, groundHeight }: Facade,
  colour: Colour,
  stripes: number,
): string {
  const shift = -12 * light
  const shadow = [
    [x + width * 0.05, y - groundHeight * 0.55],
    [x + width * 0.95, y - groundHeight * 0.55],
    [x + width * 0.95 + shift, y - groundHeight * 0.32],
    [x + width * 0.05 + shift, y - groundHeight * 0.32],
  ] as const
  return layers(
    area(shadow, palette.ink, 0.28),
    awning({
      x: x + width * 0.04,
      y: y - groundHeight * 0.98,
      width: width * 0.92,
      height: groundHeight * 0.4,
      stripes,
      colour,
    }),
  )
}

/** A town house seen from the street. */
export function facade(canvas: Canvas, options: Facade): string {
  const { x, y, width, height, wall, ground, groundHeight } = options
  const { time, light } = canvas
  const shadeX = light < 0 ? x + width * (1 - 0.13) : x
  return layers(
    rect(x, y - height, width, height, wall),
    rect(shadeX, y - height, width * 0.13, height, mix(wall, time.wall.shade, 0.45)),
    rect(x, y - height, width, 14, shaded(wall, 0.28)),
    roofEdge(canvas, options),
    windows(canvas, options),
    rect(x, y - groundHeight - 4, width, 6, shaded(wall, 0.14)),
    groundFloor(canvas, { kind: ground, x, y, width, height: groundHeight, wall }),
    options.awning ? shopAwning(canvas, options, options.awning.colour, options.awning.stripes) : '',
  )
}

import type { Canvas } from './canvas.ts'
import { palette, shaded, type Colour } from './colour.ts'
import { arch } from './openings.ts'
import { layers, rect } from './shapes.ts'

/** What a town house has at street level; `plain` is for fronts that the scene draws itself. */
export type GroundFloor = 'arcade' | 'shop' | 'door' | 'plain'

interface GroundFloorOptions {
  readonly kind: GroundFloor
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly wall: Colour
}

function arcade({ time, light }: Canvas, { x, y, width, height, wall }: GroundFloorOptions): string {
  const count = Math.max(2, Math.round(width / 120))
  const bay = width / count
  const arches = Array.from({ length: count }, (_, index) => {
    const middle = x + (width * (index + 0.5)) / count
    return layers(
      arch({ x: middle, y, width: bay * 0.68, height: height * 0.84 }, shaded(wall, 0.22)),
      arch({ x: middle + 4 * light, y, width: bay * 0.6, height: height * 0.8 }, time.opening),
    )
  })
  return layers(...arches)
}

function shop({ time }: Canvas, { x, y, width, height, wall }: GroundFloorOptions): string {
  const left = x + width * 0.08
  const glass = width * 0.84
  return layers(
    rect(left - 5, y - height * 0.84, glass + 10, height * 0.84, shaded(wall, 0.16)),
    rect(left, y - height * 0.8, glass, height * 0.8, time.opening),
  )
}

function door({ time }: Canvas, { x, y, width, height, wall }: GroundFloorOptions): string {
  const middle = x + width * 0.5
  return layers(
    arch({ x: middle, y, width: width * 0.3, height: height * 0.76 }, shaded(wall, 0.2)),
    arch({ x: middle, y, width: width * 0.24, height: height * 0.7 }, time.shutter.dark),
    rect(middle - 1, y - height * 0.7, 2, height * 0.7, palette.ink),
  )
}

/** The street level of a town house. */
export function groundFloor(canvas: Canvas, options: GroundFloorOptions): string {
  switch (options.kind) {
    case 'arcade':
      return arcade(canvas, options)
    case 'shop':
      return shop(canvas, options)
    case 'door':
      return door(canvas, options)
    case 'plain':
      return ''
  }
}

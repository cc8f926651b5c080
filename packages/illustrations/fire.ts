import type { Canvas } from './canvas.ts'
import { palette, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { smooth } from './path.ts'
import { area, circle, layers } from './shapes.ts'

interface Fire {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly smoke: boolean
}

/** The innermost of the three flames. */
const core: Colour = '#fde3a6'

/** A flame with two tips; `lean` moves the higher one sideways. */
function flame({ x, y, size }: Fire, scale: number, lean: number): string {
  const at = (across: number, up: number): Point => [x + across * size * scale, y - up * size * scale]
  const foot = y + 0.05 * size
  const tip = at(-0.12, 0.95)
  return smooth([
    [at(-0.32, 0)[0], foot],
    at(-0.38, 0.3),
    at(-0.18, 0.62),
    [tip[0] + lean, tip[1]],
    at(0.1, 0.66),
    at(0.2, 0.82),
    at(0.36, 0.35),
    [at(0.3, 0)[0], foot],
  ])
}

/** One ribbon of smoke, drifting away from the light: thin at the fire, wide, thin again. */
function ribbon({ time, light }: Canvas, { x, y, size }: Fire): string {
  const at = (across: number, up: number): Point => [x - light * across * size, y - up * size]
  const outline: Point[] = [
    [x - 0.08 * size, y - 0.5 * size],
    at(0.3, 1.2),
    at(0.1, 1.9),
    at(0.8, 2.8),
    at(2.2, 3.3),
    at(3.6, 3.2),
    at(2.2, 2.9),
    at(1.2, 2.3),
    at(0.62, 1.7),
    at(0.75, 1.1),
    [x + 0.12 * size, y - 0.4 * size],
  ]
  return area(smooth(outline), time.cloud, 0.42)
}

/** The signal fire with its glow and, by day, its smoke. */
export function fire(canvas: Canvas, options: Fire): string {
  const { x, y, size, smoke } = options
  return layers(
    smoke ? ribbon(canvas, options) : '',
    circle(x, y - 0.35 * size, size * 1.15, palette.sol, 0.22),
    circle(x, y - 0.35 * size, size * 0.75, palette.sol, 0.3),
    area(flame(options, 1, 0), palette.teja),
    area(flame(options, 0.74, 2), palette.ember),
    area(flame(options, 0.46, 1), core),
  )
}

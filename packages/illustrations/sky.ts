import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { gradient } from './gradient.ts'
import { pair, whole } from './path.ts'
import { seededRandom } from './random.ts'
import { area, circle, layers, line, rect } from './shapes.ts'

/** The sky over the full width, down to `bottom` (just below the horizon). */
export function sky(canvas: Canvas, bottom: number): string {
  const { top, mid, horizon } = canvas.time.sky
  const stops = [[0, top] as const, [0.55, mid] as const, [1, horizon] as const]
  return rect(0, 0, canvas.width, bottom, gradient(canvas, stops))
}

interface Sun {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Radii of the halo discs as multiples of the sun's, the largest first. */
  readonly rings: readonly number[]
  /** Opacity of each halo disc. */
  readonly glow?: number
}

/** The sun in its halo, whose faint edges cross the sky. */
export function sun({ time }: Canvas, { x, y, radius, rings, glow = 0.28 }: Sun): string {
  const halo = rings.map((ring) => circle(x, y, radius * ring, time.halo, glow))
  return layers(...halo, circle(x, y, radius, time.sun))
}

interface Cloud {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly colour: Colour
  readonly seed: number
  readonly rows: number
  readonly opacity?: number
}

/** Stacked half lenses with a flat underside and an off-centre crown. */
export function cloud({ x, y, width, colour, seed, rows, opacity }: Cloud): string {
  const random = seededRandom(seed)
  const step = width * 0.06
  let path = ''
  for (let row = 0; row < rows; row += 1) {
    const half = width * (0.5 - 0.11 * row) * (0.85 + 0.3 * random())
    const middle = x + (random() - 0.5) * width * 0.42
    const base = y - row * step * 0.62
    const height = step * (1.5 - 0.15 * row)
    const crown = (random() - 0.5) * 0.7
    const at = (across: number, up: number) => `${whole(middle + half * across)} ${whole(base - height * up)}`
    path +=
      `M${at(-1, 0)}C${at(-0.6, 0.25)} ${at(crown - 0.42, 1)} ${at(crown, 1)}` +
      `S${at(0.62, 0.2)} ${at(1, 0)}Q${whole(middle)} ${whole(base + step * 0.3)} ${at(-1, 0)}Z`
  }
  return area(path, colour, opacity)
}

/** A far gull: where it flies and how wide one wing is. */
type Gull = readonly [...position: Point, wing: number]

/** Far gulls as two strokes of the pen each. */
export function gulls(flock: readonly Gull[], colour: Colour): string {
  const path = flock.map(
    ([x, y, wing]) =>
      `M${pair(x - wing, y - wing * 0.25)}` +
      `q${pair(wing * 0.6, -wing * 0.45)} ${pair(wing, wing * 0.25)}` +
      `q${pair(wing * 0.4, -wing * 0.7)} ${pair(wing, -wing * 0.3)}`,
  )
  return line(path.join(''), colour, 2.2)
}

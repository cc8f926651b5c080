import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { gradient } from './gradient.ts'
import { lens, smooth } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers, rect } from './shapes.ts'

interface Sea {
  readonly horizon: number
  readonly bottom?: number
  readonly seed?: number
  /** Wavy-edged bands of a darker tone, wider apart towards the shore. */
  readonly bands?: number
}

/** The water below a straight horizon; it cuts off the feet of everything drawn before. */
export function sea(canvas: Canvas, { horizon, bottom = canvas.height, seed = 3, bands = 5 }: Sea): string {
  const { width, time } = canvas
  const random = seededRandom(seed)
  const depth = bottom - horizon
  const water = gradient(canvas, [
    [0, time.sea[0]],
    [0.14, time.sea[1]],
    [0.45, time.sea[2]],
    [1, time.sea[3]],
  ])
  const elements = [rect(0, horizon, width, depth, water)]
  for (let band = 1; band < bands; band += 1) {
    const nearness = (band / bands) ** 1.7
    const swell = 2 + 10 * nearness
    const edge = Array.from({ length: 6 }, (_, index): Point => [
      (width * index) / 5,
      horizon + depth * nearness + (random() - 0.5) * swell * 2,
    ])
    const tone = band > bands / 2 ? time.sea[4] : time.sea[3]
    elements.push(area(`${smooth(edge, { closed: false })}V${bottom}H0Z`, tone, 0.13))
  }
  return layers(...elements)
}

interface Glints {
  readonly x: number
  readonly from: number
  /** Where the path ends; the foot of the picture unless it says otherwise. */
  readonly to?: number
  readonly width: number
  readonly seed?: number
  readonly count?: number
  readonly opacity?: number
}

/** The sun's path on the water, widening towards the front. */
export function glints({ time, height }: Canvas, options: Glints): string {
  const { x, from, to = height, width, seed = 5, count = 22, opacity = 0.9 } = options
  const random = seededRandom(seed)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const nearness = ((index + 0.5) / count) ** 1.5
    const length = width * (0.25 + 0.75 * nearness) * (0.25 + 0.75 * random())
    const middle = x + (random() - 0.5) * width * (0.35 + nearness * 1.3)
    path += lens(middle, from + (to - from) * nearness, length * 0.5, 1.2 + 5 * nearness)
  }
  return area(path, time.glint, opacity)
}

interface Ripples {
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
  readonly colour: Colour
  readonly count?: number
  readonly opacity?: number
  readonly width?: number
}

/** Sparse ripples anywhere on the water. */
export function ripples({ x, y, colour, count = 16, opacity = 0.5, width = 60 }: Ripples): string {
  const random = seededRandom(8)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const nearness = random()
    const middle = x[0] + (x[1] - x[0]) * random()
    const length = width * (0.3 + 0.7 * random()) * (0.4 + 0.6 * nearness)
    path += lens(middle, y[0] + (y[1] - y[0]) * nearness, length, 1 + 2.6 * nearness)
  }
  return area(path, colour, opacity)
}

/** A thin leaf on the water: middle, half its length, height. */
export type Lens = readonly [x: number, y: number, width: number, height: number]

/** Hand-placed foam, mirror images and ripples. */
export function lenses(list: readonly Lens[], colour: Colour, opacity?: number): string {
  return area(list.map((each) => lens(...each)).join(''), colour, opacity)
}

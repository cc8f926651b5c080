import type { Canvas } from './canvas.ts'
import { clump } from './clump.ts'
import type { Point } from './geometry.ts'
import { pair, smooth } from './path.ts'
import { area, layers, line } from './shapes.ts'

interface Pine {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly seed?: number
  /**
   * Horizontal offset of the crown from the foot, as a share of the height; negative leans left.
   */
  readonly lean?: number
}

/** The pads of leaves as shares of the height: across, up, half width, height. */
const pads = [
  [-0.27, 0.77, 0.2, 0.085],
  [0.3, 0.78, 0.2, 0.085],
  [0.02, 0.84, 0.3, 0.12],
  [-0.1, 0.9, 0.2, 0.09],
  [0.14, 0.93, 0.17, 0.075],
] as const

function trunk({ time, light }: Canvas, { x, y, height, lean = 0.12 }: Pine): string {
  const shift = lean * height
  const half = height * 0.035
  const at = (across: number, along: number, up: number): Point => [
    x + across * half + shift * along,
    y - height * up,
  ]
  const limbs =
    `M${pair(x + shift * 0.72, y - height * 0.58)}` +
    `q${pair(-height * 0.1, -height * 0.06)} ${pair(-height * 0.2, -height * 0.19)}` +
    `M${pair(x + shift * 0.8, y - height * 0.64)}` +
    `q${pair(height * 0.1, -height * 0.03)} ${pair(height * 0.22, -height * 0.12)}`
  const foot: Point[] = [
    [x - half * 2.2, y + half * 0.3],
    [x - half, y - height * 0.06],
    [x + half * 1.15, y - height * 0.06],
    [x + half * 2.4, y + half * 0.3],
  ]
  const stem = [
    at(-0.9, 0, 0.04),
    at(-0.6, 0.25, 0.3),
    at(-0.5, 0.7, 0.6),
    at(-0.4, 1, 0.86),
    at(0.4, 1, 0.86),
    at(0.7, 0.75, 0.6),
    at(0.9, 0.32, 0.3),
    at(1.1, 0, 0.04),
  ]
  const lit = [
    at(light * 1.3, 0, 0.02),
    at(light * 0.5, 0.28, 0.3),
    at(light * 0.4, 0.72, 0.6),
    at(0, 0.7, 0.6),
    at(light * 0.1, 0.3, 0.3),
  ]
  return layers(
    line(limbs, time.trunk.dark, half * 0.9),
    area(foot, time.trunk.dark),
    area(smooth(stem, { tension: 0.14 }), time.trunk.dark),
    area(smooth(lit, { tension: 0.14 }), time.trunk.light),
  )
}

/** An umbrella pine: leaning trunk and five flat pads with gaps of sky between them. */
export function pine(canvas: Canvas, options: Pine): string {
  const { x, y, height, seed = 2, lean = 0.12 } = options
  const { time, light } = canvas
  let full = ''
  let middle = ''
  let top = ''
  for (const [index, [across, up, padWidth, padHeight]] of pads.entries()) {
    const padX = x + lean * height + across * height
    const padY = y - up * height
    const w = padWidth * height
    const h = padHeight * height
    full += clump({
      x: padX,
      y: padY,
      width: w,
      height: h * 1.15,
      scallops: 7,
      seed: seed + index * 7,
      sag: 0.16,
    })
    middle += clump({
      x: padX + light * w * 0.12,
      y: padY - h * 0.28,
      width: w * 0.8,
      height: h * 0.8,
      scallops: 6,
      seed: seed + index * 11,
      sag: 0.05,
    })
    top += clump({
      x: padX + light * w * 0.3,
      y: padY - h * 0.62,
      width: w * 0.45,
      height: h * 0.42,
      scallops: 4,
      seed: seed + index * 13,
      sag: 0.02,
    })
  }
  return layers(
    trunk(canvas, options),
    area(full, time.leaf.deep),
    area(middle, time.leaf.dark),
    area(top, time.leaf.mid),
  )
}

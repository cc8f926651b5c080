import type { Canvas } from './canvas.ts'
import { clump } from './clump.ts'
import { mix, palette, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { pair, smooth, whole } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers, line } from './shapes.ts'

interface Olive {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly seed: number
}

/** The crown's masses as shares of the height: across, up, half width. */
const pads = [
  [-0.26, 0.55, 0.22],
  [0.28, 0.57, 0.22],
  [-0.1, 0.72, 0.24],
  [0.15, 0.76, 0.22],
  [0.02, 0.6, 0.26],
] as const

/** The grey that turns olive leaves silvery. */
const silver: Colour = '#b9c4ae'

function trunk({ time, light }: Canvas, { x, y, height }: Olive): string {
  const at = (across: number, up: number): Point => [x + across * height * 0.12, y - height * up]
  const full = [
    at(-1.5, 0),
    at(-0.7, 0.14),
    at(-0.95, 0.26),
    at(-0.3, 0.36),
    at(-1.5, 0.5),
    at(-1.2, 0.54),
    at(-0.1, 0.44),
    at(0.2, 0.6),
    at(0.5, 0.58),
    at(0.4, 0.42),
    at(1.6, 0.56),
    at(1.8, 0.5),
    at(0.8, 0.3),
    at(0.5, 0.16),
    at(1.3, 0),
  ]
  const lit = [
    at(light * 1.1, 0),
    at(light * 0.45, 0.14),
    at(light * 0.7, 0.27),
    at(light * 0.25, 0.38),
    at(0, 0.3),
    at(light * 0.1, 0.14),
    at(light * 0.5, 0),
  ]
  return layers(
    area(smooth(full, { tension: 0.15 }), time.trunk.dark),
    area(smooth(lit, { tension: 0.15 }), time.trunk.light),
  )
}

/** An old olive tree: twisted trunk with a lit ribbon, five masses of leaves, silver on the sunny side. */
export function olive(canvas: Canvas, options: Olive): string {
  const { x, y, height, seed } = options
  const { time, light } = canvas
  const random = seededRandom(seed)
  let back = ''
  let front = ''
  for (const [index, [across, up, padWidth]] of pads.entries()) {
    const w = padWidth * height
    const padX = x + across * height
    const padY = y - up * height + height * 0.06
    back += clump({ x: padX, y: padY, width: w, height: w * 0.8, scallops: 9, seed: seed + index, sag: 0.28 })
    front += clump({
      x: padX + light * w * 0.16,
      y: padY - w * 0.16,
      width: w * 0.74,
      height: w * 0.55,
      scallops: 8,
      seed: seed + index + 9,
      sag: 0.2,
    })
  }
  let leaves = ''
  for (let index = 0; index < 42; index += 1) {
    const [across, up, padWidth] = pads[index % pads.length] ?? pads[0]
    const leafX = x + (across + light * 0.05) * height + (random() - 0.5) * padWidth * height * 1.35
    const leafY = y - up * height - height * 0.05 + (random() - 0.5) * padWidth * height * 0.8
    const tip = `l${pair(height * 0.026, (random() - 0.62) * height * 0.03)}`
    leaves += `M${whole(leafX)} ${whole(leafY)}${tip}`
  }
  return layers(
    trunk(canvas, options),
    area(back, mix(time.leaf.dark, palette.sea, 0.35)),
    area(front, mix(time.leaf.mid, palette.cala, 0.35)),
    line(leaves, mix(time.leaf.light, silver, 0.5), height * 0.013, 0.85),
  )
}

import type { Canvas } from './canvas.ts'
import { clump } from './clump.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { seededRandom } from './random.ts'
import { area, dots, layers, place, rect, type Placement } from './shapes.ts'

interface Pot extends Placement {
  readonly seed?: number
  readonly flowers?: Colour
}

const { teja, mares, olivera } = palette

/** The side in shade, by the side of the light. */
const shadeSide = {
  [-1]: 'M3 -26H16L11 0H2Z',
  [1]: 'M-3 -26H-16L-11 0H-2Z',
} as const

/** A potted shrub, with or without flowers. */
export function pot({ light }: Canvas, { seed = 1, flowers, ...placement }: Pot): string {
  const random = seededRandom(seed + 5)
  const blossom = () => Array.from({ length: 9 }, (): Point => [(random() - 0.5) * 44, -36 - 26 * random()])
  return place(
    layers(
      area(
        clump({ x: 0, y: -30, width: 26, height: 34, scallops: 8, seed, sag: 0.04 }),
        shaded(olivera, 0.4),
      ),
      area(
        clump({ x: light * 4, y: -34, width: 18, height: 24, scallops: 6, seed: seed + 2, sag: 0.02 }),
        olivera,
      ),
      area('M-16 -26H16L11 0H-11Z', teja),
      area(shadeSide[light], shaded(teja, 0.35)),
      rect(-18, -31, 36, 7, mix(teja, mares, 0.15)),
      flowers ? dots(blossom(), 3.4, flowers) : '',
    ),
    placement,
  )
}

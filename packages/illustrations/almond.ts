import { branches } from './branches.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import type { Point } from './geometry.ts'
import { seededRandom } from './random.ts'
import { area, dots, layers } from './shapes.ts'

interface Almond {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly seed: number
  /** How many times the trunk forks. */
  readonly forks?: number
}

/** Dots per tip, enough for the crown to close. */
const dotsPerTip = 3

/** An almond tree in blossom with fallen petals around its foot. */
export function almond({ time, light }: Canvas, { x, y, height, seed, forks = 3 }: Almond): string {
  const random = seededRandom(seed)
  const { limbs, tips } = branches(
    {
      from: [x, y],
      angle: -Math.PI / 2 + 0.12 * (random() - 0.5),
      length: height * 0.3,
      width: height * 0.04,
      forks,
    },
    random,
  )
  const small = { shadow: [] as Point[], petal: [] as Point[] }
  const large = { shadow: [] as Point[], petal: [] as Point[] }
  const highlights: Point[] = []
  for (const [tipX, tipY] of tips) {
    for (let count = 0; count < dotsPerTip; count += 1) {
      const dotX = tipX + (random() - 0.5) * height * 0.22
      const dotY = tipY + (random() - 0.6) * height * 0.16
      const isSmall = random() < 0.5
      const radius = height * (isSmall ? 0.036 : 0.056)
      const size = isSmall ? small : large
      size.shadow.push([dotX - light * radius * 0.25, dotY + radius * 0.3])
      size.petal.push([dotX + light * radius * 0.15, dotY - radius * 0.1])
      if (random() < 0.6) highlights.push([dotX + light * radius * 0.5, dotY - radius * 0.42])
    }
  }
  const fallen = Array.from({ length: 12 }, (): Point => [
    x + (random() - 0.5) * height,
    y + (random() - 0.3) * height * 0.05,
  ])
  const { ametller, paper, teja } = palette
  const shadow = mix(ametller, teja, 0.28)
  return layers(
    dots(small.shadow, height * 0.041, shadow),
    dots(large.shadow, height * 0.062, shadow),
    area(limbs, time.trunk.dark),
    dots(small.petal, height * 0.036, ametller),
    dots(large.petal, height * 0.055, ametller),
    dots(highlights, height * 0.027, mix(ametller, paper, 0.62)),
    dots(fallen, height * 0.01, ametller),
  )
}

import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { between, pointAt, type Point } from './geometry.ts'
import { whole } from './path.ts'
import { seededRandom } from './random.ts'
import { dots, layers, line } from './shapes.ts'

interface Vine {
  /** The stem from the ground along corner and eave. */
  readonly stem: readonly Point[]
  readonly seed: number
  /** How far leaves and flowers stray from the stem. */
  readonly spread: number
}

/** Bougainvillea: dots of leaves and two tones of flowers along a thin stem. */
export function vine({ time, light }: Canvas, { stem, seed, spread }: Vine): string {
  const random = seededRandom(seed)
  const leaves: Point[] = []
  const flowers: Point[] = []
  const highlights: Point[] = []
  for (let index = 1; index < stem.length; index += 1) {
    const width = spread * (0.5 + (0.5 * index) / stem.length)
    for (let count = 0; count < 7; count += 1) {
      const [x, y] = between(pointAt(stem, index - 1), pointAt(stem, index), random())
      const stray = (across: number, shift: number): Point => [
        x + (random() - 0.5) * width * across + light * shift,
        y + (random() - 0.5) * width - shift,
      ]
      leaves.push(stray(1.6, 0))
      // The foot of the stem is nearly bare.
      if (index === 1 && random() >= 0.4) continue
      flowers.push(stray(1.5, 3))
      if (random() < 0.6) highlights.push(stray(1.3, 5))
    }
  }
  const path = `M${stem.map(([x, y]) => `${whole(x)} ${whole(y)}`).join('L')}`
  const { teja, ametller } = palette
  return layers(
    line(path, time.trunk.dark, 4),
    dots(leaves, spread * 0.38, time.leaf.dark),
    dots(flowers, spread * 0.27, mix(teja, ametller, 0.38)),
    dots(highlights, spread * 0.14, mix(teja, ametller, 0.75)),
  )
}

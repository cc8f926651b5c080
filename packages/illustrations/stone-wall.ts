import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Point } from './geometry.ts'
import { polygon } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers } from './shapes.ts'

interface StoneWall {
  readonly from: number
  readonly to: number
  /** The upper edge. */
  readonly y: number
  readonly height: number
  readonly seed: number
  /** Typical length of a stone in pixels. */
  readonly stone: number
  /** How far the wall follows a hollow of the ground, in pixels. */
  readonly sag?: number
}

/** A dry-stone wall of jittered stones in two tones. */
export function stoneWall({ time }: Canvas, options: StoneWall): string {
  const { from, to, y, height, seed, stone, sag = 0 } = options
  const random = seededRandom(seed)
  const top = (x: number) => y + Math.sin(((x - from) / (to - from)) * Math.PI) * sag
  const edge = Array.from({ length: 11 }, (_, index): Point => {
    const x = index === 10 ? to : from + ((to - from) * index) / 10
    return [x, top(x)]
  })
  const body = area(
    [...edge, [to, top(to) + height], [from, top(from) + height]],
    mix(time.wall.shade, time.wall.mid, 0.35),
  )
  const jitter = (amount: number) => (random() - 0.5) * 5 * amount
  const rows = Math.max(2, Math.round(height / (stone * 0.62)))
  let plain = ''
  let pale = ''
  for (let row = 0; row < rows; row += 1) {
    const upper = (height * row) / rows + 2
    const lower = upper + height / rows - 3.5
    let x = from + 4 - random() * stone * 0.6
    while (x < to - 6) {
      const length = stone * (0.7 + 0.9 * random())
      const left = Math.max(x, from + 2)
      const right = Math.min(x + length - 4, to - 2)
      if (right - left > 8) {
        const corner = (cornerX: number, depth: number, amount: number): Point => [
          cornerX + jitter(1),
          top(cornerX) + depth + jitter(amount),
        ]
        const shape = polygon([
          corner(left, upper, 0.6),
          corner(right, upper, 0.6),
          corner(right, lower, 0.5),
          corner(left, lower, 0.5),
        ])
        if (random() < 0.5) plain += shape
        else pale += shape
      }
      x += length
    }
  }
  return layers(body, area(plain, time.wall.mid), area(pale, mix(time.wall.mid, time.wall.light, 0.5)))
}

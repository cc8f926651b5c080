import type { Point } from './geometry.ts'
import { pair } from './path.ts'
import type { Random } from './random.ts'

interface Limb {
  readonly from: Point
  /** Radians; upwards is -π/2. */
  readonly angle: number
  readonly length: number
  /** Half of the thickness at its foot. */
  readonly width: number
  /** How many times it still forks. */
  readonly forks: number
}

/** The limbs of a tree as path data, and the places where blossom sits. */
interface Branches {
  readonly limbs: string
  readonly tips: readonly Point[]
}

/** Limbs that forked less often than this carry no blossom at their end. */
const blossomForks = 3

/** Grows a tree of tapering limbs from one limb. */
export function branches({ from, angle, length, width, forks }: Limb, random: Random): Branches {
  const [x, y] = from
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const acrossX = -Math.sin(angle)
  const acrossY = Math.cos(angle)
  const endWidth = width * 0.66
  const bendX = (x + end[0]) / 2 + acrossX * length * 0.1 * (random() - 0.5) * 2
  const bendY = (y + end[1]) / 2 + acrossY * length * 0.1 * (random() - 0.5) * 2
  const at = (px: number, py: number, w: number) => pair(px + acrossX * w, py + acrossY * w)
  const limb =
    `M${at(x, y, width)}Q${at(bendX, bendY, width * 0.8)} ${at(end[0], end[1], endWidth)}` +
    `L${at(end[0], end[1], -endWidth)}Q${at(bendX, bendY, -width * 0.8)} ${at(x, y, -width)}Z`
  if (forks === 0) return { limbs: limb, tips: [end] }

  const spreads = random() < 0.3 ? [-1, 0, 1] : [-1, 1]
  const grown = spreads.map((spread) =>
    branches(
      {
        from: end,
        angle: angle + spread * (0.38 + 0.3 * random()) + (random() - 0.5) * 0.2,
        length: length * (0.68 + 0.18 * random()),
        width: endWidth,
        forks: forks - 1,
      },
      random,
    ),
  )
  return {
    limbs: limb + grown.map(({ limbs }) => limbs).join(''),
    tips: [...(forks < blossomForks ? [end] : []), ...grown.flatMap(({ tips }) => tips)],
  }
}

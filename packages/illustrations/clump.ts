import { pointAt, type Point } from './geometry.ts'
import { decimal, whole } from './path.ts'
import { seededRandom } from './random.ts'

interface Clump {
  readonly x: number
  readonly y: number
  /** Half of the full width. */
  readonly width: number
  readonly height: number
  readonly scallops: number
  readonly seed: number
  /** How far the underside hangs down, as a share of the height. */
  readonly sag: number
}

/** Path data of a scalloped mass: leaves, bushes, thunderclouds. */
export function clump({ x, y, width, height, scallops, seed, sag }: Clump): string {
  const number = width > 34 ? whole : decimal
  const random = seededRandom(seed)
  const rim = Array.from({ length: scallops + 1 }, (_, index): Point => {
    const isEnd = index === 0 || index === scallops
    const jitter = isEnd ? 0 : ((random() - 0.5) * 0.9) / scallops
    const angle = Math.PI * (1 - index / scallops) + jitter
    const reach = isEnd ? 1 : 0.86 + 0.26 * random()
    return [x + Math.cos(angle) * width * reach, y - Math.sin(angle) * height * reach]
  })
  const [startX, startY] = pointAt(rim, 0)
  let path = `M${number(startX)} ${number(startY)}`
  for (let index = 1; index <= scallops; index += 1) {
    const from = pointAt(rim, index - 1)
    const to = pointAt(rim, index)
    const across = to[0] - from[0]
    const down = to[1] - from[1]
    const radius = number(Math.hypot(across, down) * (0.54 + 0.1 * random()))
    path += `a${radius} ${radius} 0 0 1 ${number(across)} ${number(down)}`
  }
  const droop = height * sag
  const underside = `q${number(-width * 0.5)} ${number(droop * 2)} ${number(-width)} ${number(droop)}`
  return `${path}${underside}T${number(startX)} ${number(startY)}Z`
}

import type { Canvas } from './canvas.ts'
import { decimal, pair, smooth } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers } from './shapes.ts'

interface Palm {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly seed?: number
}

/** An even number: an odd one would put a frond straight up. */
const frondCount = 8

/** A palm with drooping fronds; those on the side of the light are lighter. */
export function palm({ time, light }: Canvas, { x, y, height, seed = 1 }: Palm): string {
  const random = seededRandom(seed)
  const w = height * 0.022
  const crownX = x + height * 0.06
  const crownY = y - height * 0.84
  const trunk = smooth(
    [
      [x - w * 1.5, y],
      [x - w * 0.6 + height * 0.03, y - height * 0.5],
      [crownX - w, crownY],
      [crownX + w, crownY],
      [x + w + height * 0.035, y - height * 0.5],
      [x + w * 1.6, y],
    ],
    { tension: 0.14 },
  )
  let shaded = ''
  let lit = ''
  for (let index = 0; index < frondCount; index += 1) {
    const angle = Math.PI * (-1.12 + (1.24 * index) / (frondCount - 1)) + (random() - 0.5) * 0.12
    const length = height * (0.3 + 0.08 * random())
    const tipX = crownX + Math.cos(angle) * length
    const tipY = crownY + Math.sin(angle) * length * 0.75 + length * 0.28
    const bendX = decimal(crownX + Math.cos(angle) * length * 0.55)
    const bendY = crownY + Math.sin(angle) * length * 0.85 - length * 0.05
    const crown = pair(crownX, crownY)
    const upper = `Q${bendX} ${pair(bendY - height * 0.035, tipX)} ${decimal(tipY)}`
    const frond = `M${crown}${upper}Q${bendX} ${decimal(bendY + height * 0.045)} ${crown}Z`
    if (Math.cos(angle) * light > 0) lit += frond
    else shaded += frond
  }
  return layers(area(trunk, time.trunk.dark), area(shaded, time.leaf.deep), area(lit, time.leaf.dark))
}

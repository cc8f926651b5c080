import type { Canvas } from './canvas.ts'
import { clump } from './clump.ts'
import { mix, palette } from './colour.ts'
import { pair } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers } from './shapes.ts'

interface Bush {
  readonly x: number
  readonly y: number
  /** Half of the full width. */
  readonly width: number
  readonly seed: number
  /** For places in the shade. */
  readonly dark?: boolean
}

/** A round bush: a dark mass with a lighter one shifted to the light. */
export function bush({ time, light }: Canvas, { x, y, width, seed, dark = false }: Bush): string {
  const [back, front] = dark ? [time.leaf.deep, time.leaf.dark] : [time.leaf.dark, time.leaf.mid]
  return layers(
    area(clump({ x, y, width, height: width * 0.5, scallops: 7, seed, sag: 0.06 }), back),
    area(
      clump({
        x: x + light * width * 0.14,
        y: y - width * 0.1,
        width: width * 0.68,
        height: width * 0.36,
        scallops: 6,
        seed: seed + 3,
        sag: 0.02,
      }),
      front,
    ),
  )
}

interface Agave {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A fan of nine pointed blades, half of each in the light. */
export function agave({ time, light }: Canvas, { x, y, height }: Agave): string {
  const random = seededRandom(1)
  let blades = ''
  let lit = ''
  for (let index = 0; index < 9; index += 1) {
    const angle = -Math.PI * (0.06 + (0.88 * index) / 8)
    const length = height * (0.75 + 0.3 * random())
    const tipX = x + Math.cos(angle) * length
    const tipY = y + Math.sin(angle) * length * 0.8
    const acrossX = -Math.sin(angle) * height * 0.1
    const acrossY = Math.cos(angle) * height * 0.1
    const bendX = (x + tipX) / 2
    const bendY = (y + tipY) / 2 - height * 0.08
    const tip = pair(tipX, tipY)
    const at = (side: number) => pair(x + acrossX * side, y + acrossY * side * 0.5)
    const bend = (side: number) => pair(bendX + acrossX * side, bendY + acrossY * side)
    blades += `M${at(1)}Q${bend(1)} ${tip}Q${bend(-1)} ${at(-1)}Z`
    lit += `M${at(0)}Q${bend(0)} ${tip}Q${bend(-light)} ${at(-light)}Z`
  }
  return layers(area(blades, time.leaf.deep), area(lit, mix(time.leaf.dark, palette.cala, 0.35)))
}

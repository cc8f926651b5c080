import type { Canvas } from './canvas.ts'
import { decimal, pair } from './path.ts'
import { area, layers } from './shapes.ts'

interface Cypress {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A slender spindle, its sunny half lighter. */
export function cypress({ time, light }: Canvas, { x, y, height }: Cypress): string {
  const w = height * 0.11
  const at = (across: number, up: number) => pair(x + w * across, y - height * up)
  const spindle =
    `M${at(0, 1)}C${at(1.2, 0.6)} ${at(1.25, 0.15)} ${at(0.35, 0)}` +
    `H${decimal(x - w * 0.35)}C${at(-1.25, 0.15)} ${at(-1.2, 0.6)} ${at(0, 1)}`
  const lit =
    `M${at(0, 1)}C${at(light * 1.2, 0.6)} ${at(light * 1.25, 0.15)} ${at(light * 0.35, 0)}` +
    `C${at(light * 0.1, 0.3)} ${at(light * 0.5, 0.6)} ${at(0, 1)}`
  return layers(area(spindle, time.leaf.deep), area(lit, time.leaf.dark))
}

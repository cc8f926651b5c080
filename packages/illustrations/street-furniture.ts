import type { Canvas } from './canvas.ts'
import { palette } from './colour.ts'
import { decimal, pair } from './path.ts'
import { area, ellipse, layers, line, place, rect, type Placement } from './shapes.ts'

const { ink, cala, teja, paper, sol } = palette

/** A café table with a cup and a bottle. */
export function cafeTable(placement: Placement): string {
  return place(
    layers(
      ellipse(0, 1, 30, 4, ink, 0.2),
      line('M0 -44V0M-14 0H14', ink, 4),
      area('M-28 -48H28V-43H-28Z', cala),
      rect(-12, -56, 9, 8, paper, 2),
      rect(6, -62, 6, 14, sol, 2),
    ),
    placement,
  )
}

/** A café chair, its back on the left unless flipped. */
export function cafeChair(placement: Placement): string {
  return place(
    layers(
      line('M-11 0L-8 -26H10L13 0M-8 -26L-14 -56', teja, 4),
      area('M-10 -30H12V-25H-10Z', teja),
      area('M-18 -58h7l3 22h-7z', teja),
    ),
    placement,
  )
}

/** A park bench; `x` and `y` are its left foot. */
export function bench({ time }: Canvas, x: number, y: number, width: number): string {
  const leg = (legX: number) => `M${pair(legX, y - 62)}V${decimal(y)}`
  return layers(
    rect(x, y - 34, width, 8, time.trunk.light),
    rect(x, y - 60, width, 7, time.trunk.light),
    rect(x, y - 50, width, 7, time.trunk.dark),
    line(leg(x + 16) + leg(x + width - 16), ink, 5),
  )
}

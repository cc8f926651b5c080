import { mix, palette, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { circlePath } from './path.ts'
import { area, layers } from './shapes.ts'

interface Crate {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fruit: Colour
}

const wood = { light: '#d3a77b', mid: '#b98b62', dark: '#7a5a45' } as const

/** A crate of round fruit in two rows. */
export function crate({ x, y, width, height, fruit }: Crate): string {
  const count = Math.round(width / 13)
  const step = width / count
  let heap = ''
  let shine = ''
  for (const row of [0, 1]) {
    for (let index = 0; index < count - row; index += 1) {
      const middle = x + ((index + 0.5 + row * 0.5) * width) / count
      const level = y - height - 3 - row * 7
      heap += circlePath(middle, level, step * 0.56)
      shine += circlePath(middle - 2, level - 2.2, step * 0.24)
    }
  }
  const right = x + width
  const box: Point[] = [
    [x - 3, y - height],
    [right + 3, y - height],
    [right - 2, y],
    [x + 2, y],
  ]
  const gap: Point[] = [
    [x - 2, y - height * 0.62],
    [right + 2, y - height * 0.62],
    [right + 1, y - height * 0.5],
    [x - 1, y - height * 0.5],
  ]
  const rim: Point[] = [
    [x - 2, y - height],
    [right + 3, y - height],
    [right + 2, y - height * 0.82],
    [x - 2, y - height * 0.82],
  ]
  return layers(
    area(heap, fruit),
    area(shine, mix(fruit, palette.paper, 0.45)),
    area(box, wood.mid),
    area(gap, wood.dark, 0.8),
    area(rim, wood.light),
  )
}

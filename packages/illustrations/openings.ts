import type { Canvas } from './canvas.ts'
import type { Paint } from './colour.ts'
import { decimal, pair, polygons } from './path.ts'
import { area, layers } from './shapes.ts'

interface Opening {
  /** The middle of the foot. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A round-headed opening. */
export function arch({ x, y, width, height }: Opening, fill: Paint): string {
  const radius = decimal(width / 2)
  const jamb = `M${pair(x - width / 2, y)}V${decimal(y - height + width / 2)}`
  return area(`${jamb}a${radius} ${radius} 0 0 1 ${decimal(width)} 0V${decimal(y)}Z`, fill)
}

/** A round-headed house door in a ring of stones, one leaf open. */
export function portal({ time }: Canvas, { x, y, width, height }: Opening): string {
  const springing = y - height + width / 2
  const stone = (index: number) => {
    const from = Math.PI + (Math.PI * index) / 7
    const to = Math.PI + (Math.PI * (index + 1)) / 7
    const at = (angle: number, radius: number) =>
      [x + Math.cos(angle) * radius, springing + Math.sin(angle) * radius] as const
    const inner = width * 0.5
    const outer = width * 0.67
    return [at(from, inner), at(to, inner), at(to, outer), at(from, outer)]
  }
  const radius = decimal(width / 2)
  const leaf =
    `M${pair(x - width / 2, y)}V${decimal(springing)}` +
    `a${radius} ${radius} 0 0 1 ${radius} ${decimal(-width / 2)}V${decimal(y)}Z`
  return layers(
    arch({ x, y, width: width * 1.34, height: height + width * 0.17 }, time.wall.mid),
    area(polygons([0, 2, 4, 6].map(stone)), time.wall.shade, 0.35),
    arch({ x, y, width, height }, time.opening),
    area(leaf, time.trunk.light),
  )
}

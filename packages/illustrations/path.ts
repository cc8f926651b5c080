import { extent, pointAt, type Point } from './geometry.ts'

/** A coordinate with one decimal: what small shapes need. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A coordinate without decimals: enough for large shapes, and shorter. */
export function whole(value: number): string {
  return String(Math.round(value))
}

/** Two numbers as SVG writes them: a point, a vector, a dash and its gap. */
export function pair(x: number, y: number): string {
  return `${decimal(x)} ${decimal(y)}`
}

/** Large shapes can do without decimals; thin ones would lose their form. */
function precision(list: readonly Point[]): (value: number) => string {
  const { width, height } = extent(list)
  return Math.max(width, height) > 48 && Math.min(width, height) > 9 ? whole : decimal
}

/** Path data of a straight-edged shape. */
export function polygon(list: readonly Point[]): string {
  const number = precision(list)
  return `M${list.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`
}

/** Path data of several straight-edged shapes that share one fill. */
export function polygons(lists: readonly (readonly Point[])[]): string {
  return lists.map(polygon).join('')
}

interface SmoothOptions {
  readonly closed?: boolean
  /** How far the curve leans out at the points; the lower, the straighter. */
  readonly tension?: number
}

/** Path data of a curve through all points (Catmull-Rom splines as cubics). */
export function smooth(
  list: readonly Point[],
  { closed = true, tension = 1 / 6 }: SmoothOptions = {},
): string {
  const count = list.length
  const number = precision(list)
  const at = (index: number): Point =>
    pointAt(list, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)))
  const [startX, startY] = at(0)
  let path = `M${number(startX)} ${number(startY)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const before = at(index - 1)
    const from = at(index)
    const to = at(index + 1)
    const after = at(index + 2)
    const coordinates = [
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
      to[0],
      to[1],
    ]
    path += `C${coordinates.map(number).join(' ')}`
  }
  return path + (closed ? 'Z' : '')
}

/** Path data of a circle. */
export function circlePath(x: number, y: number, radius: number): string {
  const half = `a${pair(radius, radius)} 0 1 0`
  return `M${pair(x - radius, y)}${half} ${pair(2 * radius, 0)}${half} ${pair(-2 * radius, 0)}`
}

/** Path data of a thin leaf lying on its side: glints, ripples, foam. `width` is half of its length. */
export function lens(x: number, y: number, width: number, height: number): string {
  if (width <= 18) {
    const upper = `q${pair(width, -height)} ${pair(2 * width, 0)}`
    const lower = `q${pair(-width, height)} ${pair(-2 * width, 0)}`
    return `M${pair(x - width, y)}${upper}${lower}`
  }
  const half = Math.round(width)
  return (
    `M${whole(x - width)} ${whole(y)}` +
    `q${half} ${decimal(-height)} ${half * 2} 0q${-half} ${decimal(height)} ${-half * 2} 0`
  )
}

import { between, lastPoint, pointAt, type Point, type Side } from './geometry.ts'
import { polygon } from './path.ts'
import type { Random } from './random.ts'

interface Facets {
  readonly outline: readonly Point[]
  readonly base: number
  /** Height in pixels that a summit needs to have a shaded side. */
  readonly prominence: number
  readonly light: Side
  readonly random: Random
}

/** The silhouette from a summit down to the next saddle on the side away from the light. */
function silhouette({ outline, prominence, light }: Facets, summit: number): Point[] {
  const top = pointAt(outline, summit)
  const side = [top]
  let lowest = top
  for (let index = summit - light; index > 0 && index < outline.length - 1; index -= light) {
    const point = pointAt(outline, index)
    side.push(point)
    if (point[1] > lowest[1]) lowest = point
    if (point[1] < lowest[1] - prominence * 0.8) break
  }
  return side.slice(0, side.indexOf(lowest) + 1)
}

/** The shaded side of one summit: down the silhouette, along the foot, back up the spur in zigzag. */
function facet(facets: Facets, side: readonly Point[]): string {
  const { base, light, random } = facets
  const away = -light
  const summit = pointAt(side, 0)
  const saddle = lastPoint(side)
  const drop = saddle[1] - summit[1]
  const height = Math.min(base - summit[1], drop * 1.9 + 30)
  const foot: Point = [
    summit[0] + (saddle[0] - summit[0]) * (0.25 + 0.2 * random()),
    summit[1] + height * (0.8 + 0.2 * random()),
  ]
  const spur = [1, 2, 3].map((step): Point => {
    const [x, y] = between(foot, summit, step / 4)
    const zigzag = step % 2 === 1 ? away : -away
    return [x + zigzag * drop * (0.05 + 0.07 * random()), y]
  })
  const toe: Point = [
    saddle[0] + (foot[0] - saddle[0]) * 0.25,
    saddle[1] + Math.min(base - saddle[1], height * 0.35) * 0.8,
  ]
  const kink: Point = [(toe[0] + foot[0]) / 2 + away * drop * 0.1, (toe[1] + foot[1]) / 2 - drop * 0.18]
  return polygon([...side, toe, kink, foot, ...spur])
}

/** Path data of the sides that lie in shade, one for every prominent summit. */
export function shadedFacets(facets: Facets): string {
  const { outline, prominence } = facets
  let path = ''
  for (let index = 1; index < outline.length - 1; index += 1) {
    const point = pointAt(outline, index)
    const isSummit = point[1] < pointAt(outline, index - 1)[1] && point[1] <= pointAt(outline, index + 1)[1]
    if (!isSummit) continue
    const side = silhouette(facets, index)
    if (lastPoint(side)[1] - point[1] >= prominence) path += facet(facets, side)
  }
  return path
}

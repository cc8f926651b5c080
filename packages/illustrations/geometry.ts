/** A place in scene pixels; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** The side the light comes from: -1 left, 1 right. */
export type Side = -1 | 1

/** Reads hand-placed points written as in SVG: `'600,574 668,548'`. Throws a RangeError for anything else. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y, ...rest] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || rest.length > 0 || !Number.isFinite(x + y)) {
        throw new RangeError(`not a point: ${pair}`)
      }
      return [x, y]
    })
}

/** The point at an index. Throws a RangeError outside the list. */
export function pointAt(list: readonly Point[], index: number): Point {
  const point = list[index]
  if (point === undefined) throw new RangeError(`no point ${index} in a list of ${list.length}`)
  return point
}

/** The last point. Throws a RangeError for an empty list. */
export function lastPoint(list: readonly Point[]): Point {
  return pointAt(list, list.length - 1)
}

/** The point at a share of the way between two points; 0 is `from`, 1 is `to`. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The distance between two points in pixels. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Width and height of the box around some points. */
export function extent(list: readonly Point[]): { width: number; height: number } {
  const xs = list.map(([x]) => x)
  const ys = list.map(([, y]) => y)
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

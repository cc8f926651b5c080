import type { Canvas } from './canvas.ts'
import type { Colour, Paint } from './colour.ts'

/** A colour at a share of the way along a gradient, 0 to 1; opaque unless it says otherwise. */
type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** Start and end of a gradient as shares of the filled shape's box. */
interface Axis {
  readonly x1?: number
  readonly y1?: number
  readonly x2?: number
  readonly y2?: number
}

function stopElement([offset, colour, opacity]: Stop): string {
  const transparency = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${transparency}/>`
}

/** A linear gradient, from top to bottom unless the axis says otherwise. */
export function gradient(
  canvas: Canvas,
  stops: readonly Stop[],
  { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: Axis = {},
): Paint {
  const axis = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  const content = stops.map(stopElement).join('')
  const id = canvas.define(
    axis + content,
    (gradientId) => `<linearGradient id="${gradientId}" ${axis}>${content}</linearGradient>`,
  )
  return `url(#${id})`
}

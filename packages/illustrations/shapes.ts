import type { Colour, Paint } from './colour.ts'
import { points, type Point } from './geometry.ts'
import { decimal, pair, polygon, smooth, whole } from './path.ts'

/** Joins SVG elements, back to front. */
export function layers(...elements: readonly string[]): string {
  return elements.join('')
}

function opacityAttribute(opacity: number | undefined): string {
  return opacity === undefined || opacity === 1 ? '' : ` opacity="${opacity}"`
}

/** A filled shape, from path data or from the corners of a polygon. */
export function area(outline: string | readonly Point[], fill: Paint, opacity?: number): string {
  const path = typeof outline === 'string' ? outline : polygon(outline)
  return `<path d="${path}" fill="${fill}"${opacityAttribute(opacity)}/>`
}

interface SoftArea {
  readonly tension?: number
  readonly opacity?: number
}

/** A filled shape with a curve through hand-placed points: hills, roads, shallow water. */
export function softArea(outline: string, fill: Paint, { tension, opacity }: SoftArea = {}): string {
  return area(smooth(points(outline), { tension }), fill, opacity)
}

/** A line with round ends and corners: limbs, masts, rails. */
export function line(path: string, colour: Colour, width: number, opacity?: number): string {
  const stroke = `stroke="${colour}" stroke-width="${decimal(width)}"`
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${path}" fill="none" ${stroke} ${ends}${opacityAttribute(opacity)}/>`
}

interface Dashes {
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly colour: Colour
  /** SVG `stroke-dasharray`. */
  readonly pattern: string
  readonly opacity?: number
  /** Round ends: with dashes of no length, a row of dots. */
  readonly round?: boolean
}

/** One dashed line in place of a row of equal things: slats, bars, tiles. */
export function dashes({ from, to, width, colour, pattern, opacity, round = false }: Dashes): string {
  const [x, y] = to
  const end = from[1] === y ? `H${decimal(x)}` : from[0] === x ? `V${decimal(y)}` : `L${pair(x, y)}`
  const path = `M${pair(from[0], from[1])}${end}`
  const stroke = `stroke="${colour}" stroke-width="${decimal(width)}" stroke-dasharray="${pattern}"`
  const cap = round ? ' stroke-linecap="round"' : ''
  return `<path d="${path}" fill="none" ${stroke}${cap}${opacityAttribute(opacity)}/>`
}

/** Many equal dots as one stroked path: a quarter of the bytes of circles. */
export function dots(centres: readonly Point[], radius: number, colour: Colour, opacity?: number): string {
  const path = centres.map(([x, y]) => `M${whole(x)} ${whole(y)}h0`).join('')
  const stroke = `stroke="${colour}" stroke-width="${decimal(2 * radius)}" stroke-linecap="round"`
  return `<path d="${path}" fill="none" ${stroke}${opacityAttribute(opacity)}/>`
}

/** An upright rectangle; `radius` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  radius?: number,
): string {
  const corner = radius === undefined ? '' : ` rx="${decimal(radius)}"`
  const box = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  return `<rect ${box}${corner} fill="${fill}"/>`
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: Paint, opacity?: number): string {
  const box = `cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}"`
  return `<circle ${box} fill="${fill}"${opacityAttribute(opacity)}/>`
}

/** A filled ellipse; the radii are half its width and half its height. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Paint,
  opacity?: number,
): string {
  const box = `cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusX)}" ry="${decimal(radiusY)}"`
  return `<ellipse ${box} fill="${fill}"${opacityAttribute(opacity)}/>`
}

/** The position in the scene of a part that is drawn around its own origin. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Mirrors the part left to right. */
  readonly flip?: boolean
  /** Degrees, clockwise. */
  readonly rotate?: number
}

/** Moves, turns and scales a part that is drawn around its own origin. */
export function place(part: string, { x, y, scale = 1, flip = false, rotate = 0 }: Placement): string {
  const turn = rotate === 0 ? '' : ` rotate(${decimal(rotate)})`
  const size = `scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="translate(${pair(x, y)})${turn} ${size}">${part}</g>`
}

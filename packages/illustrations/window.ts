import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { decimal, pair } from './path.ts'
import { area, dashes, layers, rect } from './shapes.ts'

interface Window {
  /** The middle of the sill. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Shutters folded back on the wall, or closed over the glass. */
  readonly open?: boolean
}

type Size = Required<Pick<Window, 'width' | 'height' | 'open'>>

/** Width of a folded shutter as a share of the window's. */
export const shutterWidth = 0.52

function foldedShutters({ time, light }: Canvas, { width, height }: Size): string {
  const leaf = width * shutterWidth
  const shutter = (side: -1 | 1) => {
    const left = side < 0 ? -width / 2 - leaf : width / 2
    const middle = side < 0 ? -width / 2 - leaf / 2 : width / 2 + leaf / 2
    const [front, slats] =
      side === light ? [time.shutter.light, time.shutter.dark] : [time.shutter.dark, time.shutter.light]
    return layers(
      rect(left, -height, leaf, height, front),
      dashes({
        from: [middle, -height * 0.9],
        to: [middle, -height * 0.06],
        width: leaf * 0.7,
        colour: slats,
        pattern: slatPattern(height),
        opacity: 0.55,
      }),
    )
  }
  return layers(shutter(-1), shutter(1))
}

function closedShutters({ time }: Canvas, { width, height }: Size): string {
  const slats = (side: -1 | 1) =>
    dashes({
      from: [side * width * 0.25, -height * 0.9],
      to: [side * width * 0.25, -height * 0.06],
      width: width * 0.34,
      colour: palette.ink,
      pattern: slatPattern(height),
      opacity: 0.22,
    })
  return layers(
    rect(-width / 2, -height, width / 2 - 0.6, height, time.shutter.light),
    rect(0.6, -height, width / 2 - 0.6, height, time.shutter.dark),
    slats(-1),
    slats(1),
  )
}

function slatPattern(height: number): string {
  return pair(height * 0.05, height * 0.075)
}

function windowSymbol(canvas: Canvas, size: Size): string {
  const { wall, opening } = canvas.time
  const { width, height, open } = size
  const left = -width / 2
  const shadow = [
    [left, -height],
    [width / 2, -height],
    [width / 2, -height * 0.8],
    [left, -height * 0.6],
  ] as const
  return layers(
    rect(left - 2, -height - 2, width + 4, height + 4, mix(wall.light, wall.mid, 0.5)),
    rect(left, -height, width, height, opening),
    area(shadow, palette.ink, 0.35),
    open ? foldedShutters(canvas, size) : closedShutters(canvas, size),
    rect(left - (open ? 3 : 4), 0, width + (open ? 6 : 8), Math.max(2, height * 0.06), wall.shade),
  )
}

/** A window with slatted shutters; equal ones in a scene share one definition. */
export function window(canvas: Canvas, { x, y, width, height, open = true }: Window): string {
  const size = { width, height, open }
  const id = canvas.define(
    `window ${width} ${height} ${open}`,
    (symbolId) => `<g id="${symbolId}">${windowSymbol(canvas, size)}</g>`,
  )
  return `<use href="#${id}" x="${decimal(x)}" y="${decimal(y)}"/>`
}

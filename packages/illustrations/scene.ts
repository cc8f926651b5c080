import { Canvas, type Figure } from './canvas.ts'
import type { Side } from './geometry.ts'
import type { TimeName } from './times-of-day.ts'

/** A picture composed from the parts of the kit. */
export interface Scene {
  /** Pixels; 1200 by 800 unless it says otherwise. */
  readonly width?: number
  readonly height?: number
  readonly time: TimeName
  /** The side the light comes from; left unless it says otherwise. */
  readonly light?: Side
  /** The SVG elements, back to front. */
  draw(canvas: Canvas): string
}

/** Draws a scene on its own canvas and returns the whole SVG document, not yet optimised. */
export function drawScene({ width = 1200, height = 800, time, light = -1, draw }: Scene): string {
  const canvas = new Canvas({ width, height, time, light })
  const body = draw(canvas)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${canvas.definitions()}${body}</svg>`
  )
}

/** The people in a scene, so that crops show each of them whole. */
export function figuresIn({ width = 1200, height = 800, time, light = -1, draw }: Scene): readonly Figure[] {
  const canvas = new Canvas({ width, height, time, light })
  draw(canvas)
  return canvas.figures.filter(({ left, right }) => right > 0 && left < width)
}

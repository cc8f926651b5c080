import type { Canvas } from './canvas.ts'
import { mix, palette, shaded } from './colour.ts'
import { area, circle, ellipse, layers, place, rect, type Placement } from './shapes.ts'
import { wheel } from './wheel.ts'

const { ink, paper, mares, cala } = palette
const tyre = '#101c22'

/** A delivery van, facing right unless flipped; 208 x 104, wheels on y 0. */
export function van({ time }: Canvas, placement: Placement): string {
  const body = `
    M4 -10V-92C4 -100 8 -104 16 -104H132C146 -104 152 -100 160 -88L176 -62C196 -58 206 -52 208 -40V-14
    L200 -9H8Z
  `
  return place(
    layers(
      ellipse(105, 2, 112, 6, ink, 0.26),
      area(body, cala),
      area('M4 -10V-40C60 -46 150 -46 208 -38V-14L200 -9H8Z', shaded(cala, 0.4), 0.45),
      area('M128 -92H140C148 -92 150 -90 154 -83L166 -62H128Z', ink),
      area('M128 -92H137L128 -66Z', time.sea[1], 0.6),
      rect(16, -94, 100, 44, mix(cala, paper, 0.86), 4),
      area('M16 -66L52 -94H78L30 -50H20Z', paper, 0.5),
      circle(200, -38, 6, mares),
      area('M22 -10a20 21 0 0 1 40 0zM148 -10a20 21 0 0 1 40 0z', ink),
      wheel(42, tyre, 8, 5),
      wheel(168, tyre, 8, 5),
    ),
    placement,
  )
}

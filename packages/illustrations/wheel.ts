import { mix, palette, type Colour } from './colour.ts'
import { circle, layers } from './shapes.ts'

/** A whitewall wheel; `rim` is the radius of the pale ring, `hub` of the dark disc in it. */
export function wheel(x: number, tyre: Colour, rim: number, hub: number): string {
  return layers(
    circle(x, -12, 15, tyre),
    circle(x, -12, rim, palette.mares),
    circle(x, -12, hub, mix(palette.mares, palette.ink, 0.35)),
  )
}

import { palette, shaded, mix, type Colour } from '../colour.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from '../shapes.ts'

const { ink, paper, mares, sol } = palette

/** A motor scooter, facing right unless flipped; 150 long, wheels on y 0. */
export function scooter({ colour, ...placement }: Placement & { readonly colour: Colour }): string {
  const dark = shaded(colour, 0.35)
  const wheel = (x: number) =>
    layers(circle(x, -16, 16, ink), circle(x, -16, 8, mares), circle(x, -16, 4, dark))
  return place(
    layers(
      ellipse(74, 1, 84, 5, ink, 0.24),
      wheel(28),
      wheel(128),
      line('M118 -22L104 -88', dark, 7),
      area(
        'M4 -24C4 -52 20 -62 44 -60L62 -52C66 -40 70 -30 74 -24H96L106 -64L114 -62L106 -14H66C62 -6 8 -10 4 -24Z',
        colour,
      ),
      area('M4 -24C4 -40 10 -50 20 -56C16 -40 22 -28 40 -22H66L64 -14C40 -8 8 -10 4 -24Z', dark),
      area('M10 -62C26 -72 50 -70 66 -60L64 -52C46 -58 26 -58 12 -54Z', ink),
      area('M96 -88C100 -98 112 -98 114 -88L116 -58L106 -52Z', mix(colour, paper, 0.18)),
      line('M104 -90L94 -96M104 -90L114 -96', ink, 5),
      circle(112, -86, 6, mares),
      circle(112, -86, 3.4, sol),
      area('M112 -40a24 24 0 0 1 36 20l-6 2a17 17 0 0 0 -28 -10z', colour),
      rect(4, -44, 6, 10, palette.ember, 2),
    ),
    placement,
  )
}

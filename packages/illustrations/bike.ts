import { clump } from './clump.ts'
import { mix, palette, type Colour } from './colour.ts'
import { circlePath } from './path.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from './shapes.ts'

const { ink, mares, olivera, teja, sol } = palette

function basket(): string {
  return layers(
    area('M78 -64h26l-4 20h-18z', mix(mares, olivera, 0.35)),
    area('M78 -64h26l-1 5h-24z', mix(mares, olivera, 0.1)),
    area(clump({ x: 91, y: -63, width: 13, height: 11, scallops: 5, seed: 3, sag: 0.05 }), olivera),
    circle(86, -68, 4, teja),
    circle(96, -70, 4, sol),
  )
}

/** A bicycle with a full basket, facing right; wheels on y 0. */
export function bike({ colour, ...placement }: Placement & { readonly colour: Colour }): string {
  return place(
    layers(
      ellipse(52, 1, 62, 4, ink, 0.22),
      line(circlePath(18, -20, 20) + circlePath(88, -20, 20), ink, 3),
      line('M18 -20L36 -52H76L52 -20H18M36 -52L52 -20M88 -20L74 -60', colour, 4),
      line('M74 -60L70 -66H82M33 -56h8', ink, 3.4),
      rect(27, -60, 17, 4.5, ink, 2),
      circle(52, -20, 5, ink),
      line('M52 -20l5 11', ink, 2.5),
      basket(),
    ),
    placement,
  )
}

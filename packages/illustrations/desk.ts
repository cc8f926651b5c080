import type { Canvas } from './canvas.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import { circlePath } from './path.ts'
import { seededRandom } from './random.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from './shapes.ts'

const { ink, sea, sol, paper, cala, teja, mares } = palette
const coffee: Colour = '#5a3b30'

/** A passport without lettering; 90 x 122 from its upper left corner. */
export function passport(placement: Placement): string {
  const ring = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return circlePath(48 + Math.cos(angle) * 20, 50 + Math.sin(angle) * 20, 2.6)
  })
  return place(
    layers(
      area('M3 5H93V127H3Z', ink, 0.25),
      rect(0, 0, 90, 122, sea, 6),
      rect(0, 0, 9, 122, shaded(sea, 0.35), 5),
      area(ring.join(''), sol),
      rect(26, 88, 44, 5, sol, 2),
      rect(34, 98, 28, 4, sol, 2),
      circle(48, 50, 8, mix(sol, sea, 0.2)),
    ),
    placement,
  )
}

interface Document extends Placement {
  readonly colour: Colour
  readonly seed: number
  /** A round seal with the tower. */
  readonly sealed: boolean
}

function seal(): string {
  const tower = 'M-6 10V-5h-2v-6h3.5v3h2.5v-3h4v3h2.5v-3h3.5v6h-2V10z'
  return place(
    layers(
      line(circlePath(0, 0, 24), teja, 3.4, 0.9),
      line(circlePath(0, 0, 17), teja, 1.6, 0.9),
      area(tower, teja, 0.9),
    ),
    { x: 108, y: 176, rotate: -14 },
  )
}

/** A form with bars for text; 150 x 210 from its upper left corner. */
export function formSheet({ colour, seed, sealed, ...placement }: Document): string {
  const random = seededRandom(seed)
  const text = Array.from({ length: 9 }, (_, row) => {
    const width = row % 4 === 3 ? 62 : Math.round((100 + 18 * random()) * 10) / 10
    return `M16 ${60 + row * 13}h${width}v4.5H16z`
  })
  return place(
    layers(
      area('M5 6H155V216H5Z', ink, 0.16),
      rect(0, 0, 150, 210, colour, 2),
      area('M14 16h34v26h-34z', cala),
      area('M22 42v-14l9 -8l9 8v14z', colour),
      area(text.join(''), mix(colour, sea, 0.3)),
      area('M60 20h72v6h-72zM60 33h48v5h-48z', mix(colour, sea, 0.5)),
      sealed ? seal() : '',
    ),
    placement,
  )
}

/** A rubber stamp standing on y 0. */
export function stamp({ light }: Canvas, placement: Placement): string {
  const knobShade = 'M4 -28C6 -44 4 -54 6 -60A21 21 0 0 0 6 -94A21 21 0 0 1 14 -58C14 -54 8 -44 16 -28Z'
  return place(
    layers(
      ellipse(4, 3, 44, 6, ink, 0.25),
      area('M-40 0V-20C-40 -26 -36 -28 -30 -28H30C36 -28 40 -26 40 -20V0Z', ink),
      area('M-16 -28C-8 -44 -14 -56 -14 -62H14C14 -56 8 -44 16 -28Z', teja),
      circle(0, -74, 21, teja),
      light < 0 ? area(knobShade, shaded(teja, 0.4)) : '',
      circle(-7, -82, 5.5, mix(teja, paper, 0.5)),
      area('M-40 -8H40V0H-40Z', mix(ink, cala, 0.4)),
    ),
    placement,
  )
}

/** A cup of coffee on its saucer. */
export function cup(placement: Placement): string {
  return place(
    layers(
      ellipse(2, 2, 34, 6, ink, 0.2),
      ellipse(0, 0, 34, 7, paper),
      line('M18 -26q18 -2 12 12q-4 8 -16 8', paper, 6),
      area('M-22 -36H22C22 -14 16 -4 8 -3H-8C-16 -4 -22 -14 -22 -36Z', paper),
      area('M4 -36H22C22 -14 16 -4 8 -3H0C8 -10 10 -24 4 -36Z', shaded(mares, 0.16)),
      ellipse(0, -36, 22, 4, shaded(mares, 0.1)),
      ellipse(0, -35.5, 18, 2.8, coffee),
    ),
    placement,
  )
}

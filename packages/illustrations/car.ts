import type { Canvas } from './canvas.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import type { Side } from './geometry.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from './shapes.ts'
import { wheel } from './wheel.ts'

interface Car extends Placement {
  readonly colour?: Colour
  /** Two suitcases on the roof: someone is moving here. */
  readonly luggage?: boolean
}

const { ink, paper, mares, cala, olivera, sol, ember, ametller } = palette
const tyre = mix(ink, '#000000', 0.2)
const driverSkin: Colour = '#c48a6a'

function luggage(): string {
  return layers(
    rect(62, -106, 34, 18, cala, 3),
    rect(62, -106, 34, 6, mix(cala, paper, 0.25), 3),
    rect(99, -101, 30, 13, olivera, 3),
    rect(76, -106, 4, 18, shaded(cala, 0.35)),
    rect(111, -101, 4, 13, shaded(olivera, 0.35)),
    line('M56 -87H136M66 -87v5M126 -87v5', ink, 2.4),
  )
}

function roofAndWindows({ time }: Canvas, light: Side): string {
  return layers(
    area(
      'M44 -58C52 -76 64 -84 92 -84C122 -84 136 -78 150 -54C140 -56 130 -57 120 -57H60C52 -57 47 -57 44 -58Z',
      paper,
    ),
    area(
      'M44 -58C52 -76 64 -84 92 -84C96 -84 100 -84 104 -83.6C80 -83 66 -76 60 -57C52 -57 47 -57 44 -58Z',
      light < 0 ? paper : shaded(mares, 0.2),
    ),
    area('M52 -57C58 -71 67 -77 88 -77.5V-56H56Z', ink),
    area('M94 -77.5C118 -78 130 -72 141 -54.5L94 -56Z', ink),
    area('M52 -57C58 -71 67 -77 80 -77.4L66 -57Z', time.sea[2], 0.55),
    area('M104 -77.4C112 -77 119 -76 124 -73L112 -55.8L94 -56Z', time.sea[1], 0.5),
  )
}

function driver(): string {
  return layers(
    circle(112, -64, 6, driverSkin),
    area('M105 -64a7 7 0 0 1 13 -4l-4 0c-3 0 -4 4 -5 7z', ink),
    area('M101 -56C102 -60 108 -61 113 -59L118 -56Z', ametller),
  )
}

function fittings(dark: Colour): string {
  return layers(
    line('M90 -56V-14M46 -54C44 -40 46 -24 52 -14', dark, 1.6),
    rect(96, -44, 10, 2.6, mares, 1.3),
    circle(187, -33, 6.5, mares),
    circle(187, -33, 4, sol),
    rect(1, -38, 5, 9, ember, 2),
    area('M-1 -15H40V-10H2C0 -10 -1 -12 -1 -15ZM164 -15H201C201 -12 200 -10 197 -10H164Z', mares),
    area('M22 -10a20 21 0 0 1 40 0zM138 -10a20 21 0 0 1 40 0z', ink),
  )
}

/** A small car of the fifties, facing right unless flipped; 200 x 92, wheels on y 0. */
export function car(canvas: Canvas, options: Car): string {
  const { colour = palette.teja, luggage: hasLuggage = true, flip = false } = options
  const light: Side = flip ? (canvas.light === 1 ? -1 : 1) : canvas.light
  const dark = shaded(colour, 0.4)
  const body = `
    M6 -14C0 -26 4 -42 16 -47C28 -51 36 -53 44 -58C52 -76 64 -84 92 -84C122 -84 136 -78 150 -54
    C170 -51 188 -46 194 -34C198 -26 198 -18 195 -13C194 -10 190 -9 186 -9H14C10 -9 7 -10 6 -14Z
  `
  const wheels = [42, 158].map((x) => layers(wheel(x, tyre, 8.5, 5.5), circle(x - 1, -13, 2, paper)))
  return place(
    layers(
      ellipse(100, 2, 104, 6, ink, 0.28),
      hasLuggage ? luggage() : '',
      area(body, colour),
      roofAndWindows(canvas, light),
      driver(),
      area(
        `
          M4 -30C60 -38 140 -38 197 -28C198 -22 197 -16 195 -13C194 -10 190 -9 186 -9H14C10 -9 7 -10 6 -14
          C4 -20 3 -25 4 -30Z
        `,
        dark,
        0.5,
      ),
      area('M16 -47C50 -55 140 -56 172 -49.5C140 -52 60 -52 16 -44Z', mix(colour, paper, 0.25), 0.9),
      fittings(dark),
      ...wheels,
    ),
    options,
  )
}

import type { Canvas } from './canvas.ts'
import { mix, palette, type Colour } from './colour.ts'
import { points, type Point } from './geometry.ts'
import { gradient } from './gradient.ts'
import { llaut } from './llaut.ts'
import { circlePath } from './path.ts'
import { seededRandom } from './random.ts'
import { ridge } from './ridges.ts'
import { slabs } from './rocks.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, ripples, sea } from './sea.ts'
import { area, circle, dots, layers, softArea } from './shapes.ts'
import { cloud, sky } from './sky.ts'
import { tower } from './tower.ts'

/** How many stars of which radius. */
const starSizes = [
  [36, 0.9],
  [22, 1.4],
  [8, 2.1],
] as const

/** Stars and moon. */
function nightSky(canvas: Canvas): string {
  const { time, width } = canvas
  const random = seededRandom(7)
  const stars = starSizes.map(([count, radius]) =>
    dots(
      Array.from({ length: count }, (): Point => [random() * width, random() ** 1.4 * 380]),
      radius,
      time.sun,
      0.8,
    ),
  )
  return layers(
    sky(canvas, 520),
    ...stars,
    circle(270, 170, 220, time.halo, 0.22),
    circle(270, 170, 140, time.halo, 0.36),
    circle(270, 170, 88, time.ridges[0], 0.3),
    circle(270, 170, 56, time.sun),
    area(
      circlePath(252, 158, 11) + circlePath(288, 186, 8) + circlePath(284, 150, 5),
      mix(time.sun, time.ridges[0], 0.28),
    ),
    cloud({ x: 480, y: 260, width: 300, colour: time.cloud, seed: 3, rows: 3, opacity: 0.7 }),
    cloud({ x: 120, y: 330, width: 220, colour: time.cloud, seed: 7, rows: 2, opacity: 0.6 }),
  )
}

/** Mountains and moonlit water. */
function bay(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    ridge(canvas, {
      peaks: `
        300,492 330,470 380,440 450,450 540,390 590,412 680,330 730,362 820,290 870,330 960,280 1040,330
        1120,300 1220,340
      `,
      base: 500,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
      shading: 0.7,
    }),
    ridge(canvas, {
      peaks: '560,480 650,450 720,456 820,400 880,420 980,370 1060,410 1220,380',
      base: 504,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 14,
      haze: time.ridges[0],
      shading: 0.7,
    }),
    sea(canvas, { horizon: 484, seed: 4, bands: 6 }),
    glints(canvas, { x: 270, from: 490, width: 170, count: 30, opacity: 0.75 }),
    ripples({ x: [400, 1200], y: [500, 790], colour: time.sea[0], count: 18, width: 80 }),
  )
}

/** The tower's light at its far end. */
const lamplight: Colour = '#ffe2a0'

/** The tower's light, strong at the fire and faint at the far end. */
function beam(canvas: Canvas): string {
  return layers(
    area(
      points('1005,306 -20,520 -20,830'),
      gradient(
        canvas,
        [
          [0, palette.sol, 0],
          [0.35, palette.sol, 0.2],
          [1, lamplight, 0.62],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    area(
      points('1005,306 -20,600 -20,730'),
      gradient(
        canvas,
        [
          [0, palette.sol, 0],
          [1, lamplight, 0.4],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
  )
}

/** The rock. */
function headland(canvas: Canvas): string {
  const { time } = canvas
  const outline = points(
    `
      720,812 760,784 800,780 822,744 866,736 884,690 916,680 932,622 960,604 1080,600 1106,630 1150,640
      1168,690 1220,704 1220,812
    `,
  )
  return layers(
    area(outline, time.rock.shade),
    slabs(
      [
        '720,812 760,784 800,780 790,812',
        '822,744 866,736 850,780 846,812 806,812',
        '884,690 916,680 902,730 906,812 862,812 868,760',
        '932,622 960,604 1000,602 972,660 950,720 960,812 920,812 916,740',
      ],
      time.rock.light,
      0.85,
    ),
    slabs(['1000,602 1080,600 1106,630 1084,690 1090,812 1030,812 1020,730 1040,660'], time.rock.mid, 0.7),
    slabs(['1106,630 1150,640 1168,690 1220,704 1220,812 1090,812 1084,690'], time.rock.deep),
    softArea('940,622 970,598 1080,594 1110,634 1060,616 1000,620', time.grass.light, { tension: 0.12 }),
  )
}

/** Tower, fire and the boat it finds. */
function signal(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    tower(canvas, { x: 1012, y: 604, height: 310 }),
    circle(1012, 300, 130, palette.sol, 0.16),
    lenses(
      [
        [800, 790, 120, 12],
        [740, 776, 60, 6],
      ],
      time.glint,
      0.3,
    ),
    llaut(canvas, {
      x: 400,
      y: 650,
      scale: 1.05,
      lamp: true,
      rotate: 4,
      sail: { lit: '#9fb8b4', shade: '#5d8788' },
      hull: { strake: '#cfd8d0', planks: '#8a4436' },
    }),
  )
}

/** The tower's beam finds a boat at night. */
export const notfoundScene: Scene = {
  time: 'night',
  draw: (canvas) => layers(nightSky(canvas), bay(canvas), beam(canvas), headland(canvas), signal(canvas)),
}

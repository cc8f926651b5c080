import type { Canvas } from './canvas.ts'
import { clump } from './clump.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import { points } from './geometry.ts'
import { gradient } from './gradient.ts'
import { house } from './house.ts'
import { portal } from './openings.ts'
import { pair } from './path.ts'
import { person } from './person.ts'
import { seededRandom } from './random.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, sea, type Lens } from './sea.ts'
import { area, circle, layers, line, rect, softArea } from './shapes.ts'
import { bush } from './shrubs.ts'
import { gulls } from './sky.ts'
import { tower } from './tower.ts'
import { window } from './window.ts'

/** Warm light under the weather. */
function clearingSky(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    rect(
      0,
      0,
      width,
      560,
      gradient(
        canvas,
        [
          [0, '#3d6670'],
          [0.4, '#86a6a2'],
          [0.72, '#e9d7b4'],
          [1, '#f7dfae'],
        ],
        { x1: 1, y1: 0.1, x2: 0.05, y2: 0.8 },
      ),
    ),
    circle(200, 360, 420, time.halo, 0.22),
    circle(200, 360, 280, time.halo, 0.32),
    circle(200, 360, 170, time.halo, 0.5),
    circle(200, 360, 70, time.sun),
  )
}

interface Thundercloud {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** The flat side of the clouds hangs above the picture. */
const cloudBase = -20

/** A clump turned upside down. */
function hanging({ x, width, height, seed }: Thundercloud, colour: Colour, opacity?: number): string {
  const outline = clump({ x, y: cloudBase, width, height, scallops: 8, seed, sag: 0.1 })
  return `<g transform="translate(0 ${2 * cloudBase}) scale(1 -1)">${area(outline, colour, opacity)}</g>`
}

/** Thunderclouds in three tones: the lightest are largest and have a rim of light. */
function thunderclouds({ time }: Canvas): string {
  const rimmed = (cloud: Thundercloud) => {
    const outline = clump({ ...cloud, y: cloudBase, scallops: 8, sag: 0.1 })
    const rim = area(outline, mix(time.halo, palette.sol, 0.35), 0.5)
    return layers(
      `<g transform="translate(-5 ${2 * cloudBase + 4}) scale(1 -1)">${rim}</g>`,
      hanging(cloud, mix(time.warmCloud, time.sky.mid, 0.45)),
    )
  }
  const middle = shaded(time.warmCloud, 0.12)
  const dark = shaded(time.warmCloud, 0.42)
  return layers(
    hanging({ x: 700, width: 300, height: 110, seed: 8 }, mix(time.cloud, time.halo, 0.45), 0.6),
    rimmed({ x: 820, width: 300, height: 170, seed: 3 }),
    rimmed({ x: 1080, width: 330, height: 330, seed: 5 }),
    hanging({ x: 760, width: 190, height: 90, seed: 7 }, middle),
    hanging({ x: 960, width: 260, height: 200, seed: 17 }, middle),
    hanging({ x: 1190, width: 240, height: 290, seed: 9 }, middle),
    hanging({ x: 900, width: 180, height: 96, seed: 15 }, dark),
    hanging({ x: 1110, width: 220, height: 170, seed: 21 }, dark),
    hanging({ x: 1240, width: 150, height: 230, seed: 19 }, dark),
  )
}

/** Slanted strokes of rain. */
function rain({ time }: Canvas): string {
  const random = seededRandom(5)
  const strokes = Array.from({ length: 52 }, () => {
    const x = 800 + random() * 440
    const y = 190 + random() * 210
    const length = 44 + 46 * random()
    return `M${pair(x, y)}l${pair(-length * 0.34, length)}`
  })
  return line(strokes.join(''), mix(time.cloud, palette.paper, 0.35), 2.2, 0.5)
}

/** Mountains behind the last rain. */
function mountains(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    ridge(canvas, {
      peaks: `
        -20,500 60,470 140,482 240,440 300,452 400,400 460,420 560,350 610,380 700,310 760,350 860,290
        930,340 1040,300 1220,360
      `,
      base: 560,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 4,
      haze: time.haze,
    }),
    rain(canvas),
    ridge(canvas, {
      peaks: '300,520 420,480 500,490 600,430 680,450 780,390 860,430 960,400 1220,440',
      base: 570,
      colour: time.ridges[3],
      shade: time.ridges[4],
      seed: 14,
      haze: time.ridges[2],
    }),
    gulls(
      [
        [470, 250, 15],
        [520, 280, 11],
        [430, 300, 9],
        [560, 330, 8],
      ],
      time.ridges[3],
    ),
  )
}

/** The sea and the tower on its rock. */
function bay(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sea(canvas, { horizon: 520, seed: 4, bands: 6 }),
    glints(canvas, { x: 220, from: 526, to: 760, width: 200, count: 24 }),
    lenses(
      Array.from({ length: 14 }, (_, index): Lens => [
        40 + ((index * 83) % 760),
        560 + ((index * 23) % 170),
        26 + (index % 4) * 8,
        6,
      ]),
      palette.paper,
      0.6,
    ),
    ridge(canvas, {
      peaks: '380,556 440,540 500,520 560,526 620,560',
      base: 566,
      colour: time.rock.shade,
      shade: time.rock.deep,
      seed: 3,
      prominence: 6,
    }),
    tower(canvas, { x: 512, y: 526, height: 112, seed: 3 }),
    lenses(
      [
        [500, 567, 150, 7],
        [600, 574, 60, 4],
      ],
      palette.paper,
      0.55,
    ),
  )
}

/** The house that lost some tiles. */
function damagedHouse(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea('560,812 640,700 760,660 1220,640 1220,812', time.grass.mid, { tension: 0.1 }),
    softArea('560,812 640,700 760,660 1220,640 1220,664 780,690 680,730', time.grass.light, { tension: 0.1 }),
    house(canvas, { x: 800, y: 676, width: 250, height: 170, depth: 0.5, pitch: 0.36, eave: 8 }),
    window(canvas, { x: 860, y: 580, width: 30, height: 50 }),
    window(canvas, { x: 960, y: 580, width: 30, height: 50, open: false }),
    portal(canvas, { x: 920, y: 676, width: 46, height: 76 }),
    area(points('880,470 918,470 930,448 900,440 872,450'), mix(time.opening, time.roof.shade, 0.3)),
    area('M868 474l22 -8l6 12l-20 6zM930 470l20 4l-2 10l-18 -4z', time.roof.mid),
    area(
      'M760 704l18 -10l10 10l-16 8zM800 716l20 -4l4 10l-22 4zM840 706l12 -10l12 8l-10 8z',
      time.roof.light,
    ),
    bush(canvas, { x: 1090, y: 690, width: 60, seed: 4 }),
    line('M1190 742L1050 716L1000 726M1110 728L1080 700', time.trunk.dark, 9),
    area(
      clump({ x: 1010, y: 726, width: 54, height: 26, scallops: 7, seed: 3, sag: 0.2 }) +
        clump({ x: 1074, y: 706, width: 34, height: 22, scallops: 6, seed: 6, sag: 0.2 }),
      time.leaf.deep,
    ),
    area(
      clump({ x: 1004, y: 716, width: 34, height: 15, scallops: 6, seed: 5, sag: 0.1 }) +
        clump({ x: 1070, y: 698, width: 22, height: 12, scallops: 5, seed: 8, sag: 0.1 }),
      time.leaf.mid,
    ),
  )
}

/** Two people with a sheet of paper, and the rocks nearest to the eye. */
function people(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    person(canvas, { x: 690, y: 730, scale: 1.5, top: palette.teja, rightArm: 1.9 }),
    person(canvas, { x: 640, y: 736, scale: 1.5, top: palette.cala, bottom: palette.ink, rightArm: 0.5 }),
    area('M664 640l22 -6l6 28l-22 6z', palette.paper),
    softArea('-20,812 -20,730 120,740 260,770 400,780 600,812', time.rock.deep, { tension: 0.1 }),
    area(points('-20,730 120,740 90,764 -20,770'), time.rock.mid),
  )
}

/** The storm leaves; two people look at a roof that lost some tiles. */
export const claimsScene: Scene = {
  time: 'storm',
  draw: (canvas) =>
    layers(
      clearingSky(canvas),
      thunderclouds(canvas),
      mountains(canvas),
      bay(canvas),
      damagedHouse(canvas),
      people(canvas),
    ),
}

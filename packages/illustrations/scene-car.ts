import type { Canvas } from './canvas.ts'
import { car } from './car.ts'
import { mix, palette } from './colour.ts'
import { cypress } from './cypress.ts'
import { points, type Point } from './geometry.ts'
import { llaut } from './llaut.ts'
import { polygons } from './path.ts'
import { pine } from './pine.ts'
import { ridge } from './ridges.ts'
import { slabs } from './rocks.ts'
import type { Scene } from './scene.ts'
import { lenses, ripples, sea } from './sea.ts'
import { area, layers, softArea } from './shapes.ts'
import { agave, bush } from './shrubs.ts'
import { cloud, gulls, sky, sun } from './sky.ts'
import { tower } from './tower.ts'

/** Sky and mountains. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 460),
    sun(canvas, { x: 190, y: 130, radius: 50, rings: [4.4, 2.8, 1.8], glow: 0.4 }),
    cloud({ x: 520, y: 190, width: 300, colour: time.cloud, seed: 3, rows: 3 }),
    cloud({ x: 90, y: 290, width: 240, colour: time.cloud, seed: 8, rows: 3, opacity: 0.8 }),
    ridge(canvas, {
      peaks: `
        360,440 440,400 520,412 590,350 640,372 720,262 770,290 850,190 890,230 960,150 1010,176 1070,110
        1130,170 1220,130
      `,
      base: 500,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
      shading: 0.8,
    }),
  )
}

/** The bay between two capes. */
function bay(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sea(canvas, { horizon: 436, seed: 4, bands: 6 }),
    ridge(canvas, {
      peaks: `
        440,470 480,446 540,424 600,430 660,380 700,392 780,312 830,340 900,260 940,300 1010,236 1060,280
        1130,220 1220,250
      `,
      base: 474,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 9,
      haze: time.ridges[0],
      shading: 0.8,
    }),
    tower(canvas, { x: 566, y: 424, height: 56, smoke: false, lit: false }),
    ridge(canvas, {
      peaks: '610,512 640,486 690,464 730,470 770,410 830,420 900,352 950,380 1020,330 1080,372 1220,320',
      base: 520,
      colour: time.ridges[2],
      shade: time.ridges[3],
      seed: 19,
      haze: time.ridges[1],
      shading: 0.8,
    }),
  )
}

/** Shallow water and a boat. */
function cala(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea('560,530 640,504 780,520 860,580 800,640 640,620 520,580', time.sea[0], { opacity: 0.7 }),
    lenses(
      [
        [640, 520, 90, 7],
        [760, 560, 60, 6],
      ],
      time.glint,
      0.8,
    ),
    ripples({ x: [0, 560], y: [460, 700], colour: time.glint, count: 20 }),
    llaut(canvas, { x: 270, y: 600, scale: 0.8 }),
  )
}

/** The slope behind with the road's upper bend. */
function backSlope(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(
      points('700,640 760,560 800,548 850,500 930,482 980,440 1050,430 1120,392 1220,372 1220,700 700,700'),
      time.grass.dark,
    ),
    slabs(
      [
        '700,640 760,560 800,548 790,620 760,690',
        '850,500 930,482 900,560 860,640 820,640',
        '980,440 1050,430 1010,520 980,600 930,600 950,520',
      ],
      time.rock.mid,
    ),
    slabs(
      ['800,548 850,500 830,580 820,660 780,660', '930,482 980,440 960,520 940,600 890,600'],
      time.rock.shade,
    ),
    softArea(
      '820,606 900,566 1000,556 1080,520 1220,490 1220,520 1090,548 1010,584 920,594 850,622',
      mix(time.ridges[4], time.wall.mid, 0.45),
      { tension: 0.13 },
    ),
    softArea(
      '840,614 920,588 1010,578 1090,542 1220,514 1220,522 1090,550 1010,586 920,598 856,626',
      time.wall.shade,
      { tension: 0.13 },
    ),
    bush(canvas, { x: 1040, y: 520, width: 34, seed: 3 }),
    bush(canvas, { x: 960, y: 544, width: 26, seed: 4 }),
    bush(canvas, { x: 1140, y: 490, width: 40, seed: 8 }),
    cypress(canvas, { x: 1100, y: 500, height: 90 }),
  )
}

/** The slope with the road. */
function road(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(
      points(
        '330,800 400,756 470,742 520,706 600,690 690,650 790,640 880,604 1000,600 1090,560 1220,540 1220,800',
      ),
      time.grass.mid,
    ),
    slabs(
      ['330,800 400,756 470,742 450,770 430,800', '520,706 600,690 570,740 560,800 480,800'],
      time.rock.mid,
    ),
    slabs(
      ['470,742 520,706 500,760 480,800 430,800', '600,690 690,650 660,720 640,800 560,800 570,740'],
      time.rock.shade,
    ),
    softArea(
      '470,812 620,742 780,716 900,690 1000,640 1100,608 1220,590 1220,670 1120,690 1030,724 930,776 860,812',
      time.ridges[4],
      { tension: 0.13 },
    ),
    softArea(
      `
        640,812 740,772 860,748 960,706 1050,662 1140,640 1220,628 1220,633 1140,645 1052,668 964,713
        864,756 748,780 664,812
      `,
      time.wall.light,
      { tension: 0.13, opacity: 0.85 },
    ),
  )
}

/** The stone blocks beside the road: place and size. */
const blocks = [
  [500, 780, 1.3],
  [570, 748, 1.2],
  [640, 724, 1.12],
  [710, 710, 1.05],
  [778, 700, 1],
  [846, 688, 0.95],
  [908, 668, 0.9],
  [962, 640, 0.84],
  [1014, 616, 0.78],
  [1062, 602, 0.72],
  [1110, 590, 0.66],
] as const

/** Stone blocks along the road, shrinking with the distance. */
function parapet(canvas: Canvas): string {
  const { time } = canvas
  const fronts = blocks.map(([x, y, scale]): Point[] => [
    [x, y],
    [x + 34 * scale, y - 6 * scale],
    [x + 34 * scale, y - 30 * scale],
    [x, y - 24 * scale],
  ])
  const ends = blocks.map(([x, y, scale]): Point[] => [
    [x + 34 * scale, y - 6 * scale],
    [x + 42 * scale, y - 2 * scale],
    [x + 42 * scale, y - 26 * scale],
    [x + 34 * scale, y - 30 * scale],
  ])
  return layers(area(polygons(fronts), time.wall.light), area(polygons(ends), time.wall.shade))
}

/** The car and the plants nearest to the eye. */
function foreground(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    car(canvas, { x: 950, y: 704, scale: 1.3, rotate: -15, flip: true }),
    softArea('900,812 980,770 1080,720 1220,690 1220,812', time.grass.dark, { tension: 0.12 }),
    pine(canvas, { x: 1110, y: 764, height: 520, seed: 5, lean: -0.12 }),
    bush(canvas, { x: 1080, y: 772, width: 36, seed: 5 }),
    agave(canvas, { x: 1010, y: 800, height: 60 }),
    bush(canvas, { x: 1190, y: 790, width: 60, seed: 3, dark: true }),
    gulls(
      [
        [430, 330, 16],
        [480, 360, 11],
        [380, 370, 9],
      ],
      palette.paper,
    ),
  )
}

/** A small car on the coast road above a cala. */
export const carScene: Scene = {
  time: 'noon',
  draw: (canvas) =>
    layers(
      background(canvas),
      bay(canvas),
      cala(canvas),
      backSlope(canvas),
      road(canvas),
      parapet(canvas),
      foreground(canvas),
    ),
}

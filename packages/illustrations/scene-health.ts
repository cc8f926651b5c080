import type { Canvas } from './canvas.ts'
import { palette, shaded } from './colour.ts'
import { doctorBag } from './doctor-bag.ts'
import { flowers } from './flower.ts'
import { points } from './geometry.ts'
import { llaut } from './llaut.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, sea } from './sea.ts'
import { area, circle, layers, line, rect } from './shapes.ts'
import { cloud, sky, sun } from './sky.ts'
import { stoneWall } from './stone-wall.ts'
import { tower } from './tower.ts'

/** Morning over the bay. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 520),
    sun(canvas, { x: 360, y: 356, radius: 58, rings: [7, 4.6, 2.6], glow: 0.34 }),
    cloud({ x: 200, y: 150, width: 280, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 640, y: 110, width: 220, colour: time.cloud, seed: 7, rows: 2, opacity: 0.7 }),
    ridge(canvas, {
      peaks: `
        -20,420 70,392 150,410 240,372 310,388 380,392 450,350 520,366 600,286 650,262 700,300 770,232
        820,250 900,190 960,232 1040,210 1110,262 1220,240
      `,
      base: 500,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 3,
      haze: time.haze,
      shading: 0.8,
    }),
    ridge(canvas, {
      peaks:
        '470,484 510,456 580,420 650,432 730,360 790,376 860,312 910,352 1000,318 1060,372 1140,340 1220,372',
      base: 500,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 7,
      haze: time.ridges[0],
      shading: 0.8,
    }),
    sea(canvas, { horizon: 478, seed: 4, bands: 5 }),
    glints(canvas, { x: 350, from: 484, to: 720, width: 150, count: 26 }),
    ridge(canvas, {
      peaks: '860,492 920,470 980,440 1040,446 1090,400 1150,410 1220,372',
      base: 510,
      colour: time.ridges[3],
      shade: time.ridges[4],
      seed: 4,
      shading: 0.9,
      prominence: 12,
    }),
    tower(canvas, { x: 1010, y: 446, height: 62, smoke: false }),
    llaut(canvas, { x: 205, y: 560, scale: 0.5 }),
  )
}

/** The wall that everything stands on. */
function wall(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    stoneWall(canvas, { from: 0, to: width, y: 640, height: 170, seed: 6, stone: 58 }),
    rect(0, 616, width, 30, time.wall.light),
    area(points('0,640 1200,640 1200,650 0,650'), palette.ink, 0.16),
    area(points('790,630 1090,630 1130,641 800,641'), palette.ink, 0.18),
  )
}

/** Doctor's bag, stethoscope and oranges. */
function stillLife(canvas: Canvas): string {
  return layers(
    line(
      `
        M700 560C640 520 600 560 604 620C606 680 560 700 548 672C540 640 560 624 560 600
        C560 560 520 566 520 600V640
      `,
      palette.sea,
      9,
    ),
    circle(520, 668, 26, palette.ink),
    circle(520, 668, 18, shaded(palette.mares, 0.25)),
    circle(514, 662, 8, palette.paper, 0.5),
    doctorBag(canvas, { x: 840, y: 632, scale: 1.3 }),
    area(points('380,630 450,630 500,641 390,641'), palette.ink, 0.16),
    circle(404, 608, 24, palette.ember),
    circle(397, 600, 11, '#f2a163'),
    circle(362, 613, 19, palette.sol),
    area('M404 586q12 -20 34 -14q-10 18 -34 14', palette.olivera),
    area('M404 586q12 -20 34 -14q-14 0 -34 14', shaded(palette.olivera, 0.3)),
  )
}

/** The almond branch and its falling petals. */
function blossom(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    line(
      `
        M1220 60C1120 90 1060 70 960 130M1100 84C1060 130 1040 150 1030 210M1040 92C1000 60 960 50 920 60
        M1220 200C1180 220 1160 260 1150 310
      `,
      time.trunk.dark,
      9,
    ),
    line('M960 130C930 146 900 150 870 146M1030 210C1020 236 1024 256 1016 276', time.trunk.dark, 5),
    flowers(canvas, [
      { x: 960, y: 128, scale: 2, rotate: 10 },
      { x: 905, y: 148, scale: 1.5, rotate: 40 },
      { x: 868, y: 140, scale: 1.1, rotate: 0 },
      { x: 1010, y: 96, scale: 1.6, rotate: 30 },
      { x: 1060, y: 130, scale: 2, rotate: 20 },
      { x: 1030, y: 206, scale: 1.7, rotate: 50 },
      { x: 1018, y: 262, scale: 1.2, rotate: 5 },
      { x: 930, y: 62, scale: 1.5, rotate: 15 },
      { x: 985, y: 66, scale: 1.2, rotate: 60 },
      { x: 1110, y: 86, scale: 2.1, rotate: 33 },
      { x: 1160, y: 60, scale: 1.6, rotate: 5 },
      { x: 1150, y: 300, scale: 1.6, rotate: 0 },
      { x: 1166, y: 240, scale: 1.9, rotate: 40 },
      { x: 1196, y: 190, scale: 1.5, rotate: 20 },
      { x: 1090, y: 160, scale: 1.1, rotate: 10 },
    ]),
    lenses(
      [
        [820, 300, 7, 5],
        [700, 250, 7, 7],
        [760, 420, 7, 9],
        [620, 350, 7, 5],
        [1080, 380, 7, 7],
        [660, 560, 7, 9],
        [960, 600, 7, 5],
      ],
      palette.ametller,
    ),
  )
}

/** A doctor's bag and a stethoscope on a wall above the bay, almond blossom overhead. */
export const healthScene: Scene = {
  time: 'dawn',
  draw: (canvas) => layers(background(canvas), wall(canvas), stillLife(canvas), blossom(canvas)),
}

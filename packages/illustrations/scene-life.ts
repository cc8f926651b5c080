import { dog } from './animals.ts'
import type { Canvas } from './canvas.ts'
import { palette } from './colour.ts'
import { points } from './geometry.ts'
import { llaut } from './llaut.ts'
import { person } from './person.ts'
import { pine } from './pine.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { glints, sea } from './sea.ts'
import { area, layers, softArea } from './shapes.ts'
import { agave, bush } from './shrubs.ts'
import { cloud, gulls, sky, sun } from './sky.ts'

/** Sunset over the sea. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 560),
    sun(canvas, { x: 735, y: 410, radius: 104, rings: [5.2, 3.6, 2.3, 1.5], glow: 0.28 }),
    cloud({ x: 300, y: 180, width: 300, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 470, y: 300, width: 190, colour: time.warmCloud, seed: 6, rows: 2, opacity: 0.6 }),
    cloud({ x: 930, y: 470, width: 160, colour: time.warmCloud, seed: 9, rows: 2, opacity: 0.5 }),
    ridge(canvas, {
      peaks: '-20,420 60,360 120,382 190,300 240,332 300,290 350,350 420,392 480,430 540,470 620,520 700,546',
      base: 550,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
      shading: 0.8,
    }),
    ridge(canvas, {
      peaks: '-20,470 80,430 150,446 230,400 290,440 370,480 440,510 520,532 570,546',
      base: 552,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 14,
      haze: time.ridges[0],
      shading: 0.8,
    }),
    sea(canvas, { horizon: 538 }),
    glints(canvas, { x: 735, from: 544, width: 220, count: 30 }),
    ridge(canvas, {
      peaks: '990,562 1010,546 1060,520 1120,510 1160,470 1220,450',
      base: 560,
      colour: time.ridges[2],
      shade: time.ridges[3],
      seed: 14,
      prominence: 10,
    }),
    llaut(canvas, { x: 900, y: 580, scale: 0.5, flip: true }),
  )
}

/** The grassy cliff. */
function cliff(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea('-20,690 160,664 420,690 640,700 760,730 840,770 880,812 -20,812', time.grass.mid, {
      tension: 0.12,
    }),
    softArea('-20,690 160,664 420,690 640,700 720,720 560,716 300,706 -20,720', time.grass.light, {
      tension: 0.12,
    }),
    area(points('640,704 740,722 800,748 850,780 880,812 780,812 740,760 700,740'), time.rock.light),
    area(points('640,704 700,740 740,760 780,812 680,812 650,750'), time.rock.shade),
  )
}

/** Two adults, a child between them and a dog, with their long shadows. */
function family(canvas: Canvas): string {
  return layers(
    area(
      'M284 702L60 812H190L326 702ZM484 702L330 812H470L530 702ZM392 704L280 790H330L418 704Z',
      palette.ink,
      0.16,
    ),
    person(canvas, {
      x: 300,
      y: 704,
      scale: 2.3,
      rightArm: 0.55,
      leftArm: 0.1,
      top: palette.sea,
      bottom: palette.ink,
      shade: 0.4,
    }),
    person(canvas, {
      x: 505,
      y: 704,
      scale: 2.16,
      dress: true,
      top: palette.teja,
      leftArm: 0.55,
      rightArm: 0.1,
      hat: palette.mares,
      shade: 0.4,
    }),
    person(canvas, {
      x: 404,
      y: 706,
      scale: 2.2,
      child: true,
      top: palette.mares,
      bottom: palette.cala,
      hands: [20, -82],
      shade: 0.35,
    }),
    dog({ x: 590, y: 708, scale: 1.2 }),
  )
}

/** Pine and plants nearest to the eye. */
function foreground(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea('700,812 860,760 1040,730 1220,700 1220,812', time.grass.dark, { tension: 0.1 }),
    pine(canvas, { x: 1080, y: 764, height: 640, lean: -0.16, seed: 6 }),
    softArea('-20,770 240,756 520,786 900,790 1220,760 1220,812 -20,812', time.leaf.deep, { tension: 0.1 }),
    agave(canvas, { x: 940, y: 800, height: 70 }),
    bush(canvas, { x: 70, y: 790, width: 70, seed: 5, dark: true }),
    gulls(
      [
        [560, 250, 15],
        [610, 226, 11],
        [530, 290, 9],
      ],
      time.ridges[2],
    ),
  )
}

/** A family looks at the sunset from a cliff. */
export const lifeScene: Scene = {
  time: 'golden',
  light: 1,
  draw: (canvas) => layers(background(canvas), cliff(canvas), family(canvas), foreground(canvas)),
}

import { dog } from './animals.ts'
import { awning } from './awning.ts'
import { bike } from './bike.ts'
import type { Canvas } from './canvas.ts'
import { cathedral } from './cathedral.ts'
import { clipped } from './clip.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import { facade } from './facade.ts'
import { points } from './geometry.ts'
import { palm } from './palm.ts'
import { person } from './person.ts'
import { pot } from './pot.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { area, circle, layers, line, rect } from './shapes.ts'
import { bush } from './shrubs.ts'
import { brownHair, skin } from './skin.ts'
import { cloud, sky, sun } from './sky.ts'
import { bench } from './street-furniture.ts'
import { town } from './town.ts'

/** Sunset behind the town. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 640),
    sun(canvas, { x: 120, y: 420, radius: 60, rings: [8, 5, 2.8], glow: 0.28 }),
    cloud({ x: 230, y: 150, width: 280, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    ridge(canvas, {
      peaks: '-20,460 50,420 110,436 200,380 260,400 340,350 420,400 520,380',
      base: 640,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    town(canvas, { from: -10, to: 330, y: 624, scale: 1.5, seed: 5 }),
    cathedral(canvas, { x: 70, y: 616, scale: 0.95, piers: 8 }),
    area(points('-20,620 330,616 330,680 -20,690'), time.grass.mid),
    palm(canvas, { x: 60, y: 640, height: 150, seed: 3 }),
    palm(canvas, { x: 250, y: 640, height: 190, seed: 6 }),
    bush(canvas, { x: 150, y: 640, width: 40, seed: 3 }),
  )
}

/** Three town houses, the office in the middle. */
function houses(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    rect(0, 662, width, 160, mix(time.wall.mid, time.wall.light, 0.35)),
    facade(canvas, {
      x: 990,
      y: 670,
      width: 230,
      height: 500,
      wall: time.wall.mid,
      floors: 3,
      columns: 2,
      ground: 'door',
      groundHeight: 150,
      open: [true, false, true],
    }),
    facade(canvas, {
      x: 330,
      y: 670,
      width: 120,
      height: 440,
      wall: mix(time.wall.mid, palette.ametller, 0.5),
      floors: 3,
      columns: 1,
      ground: 'door',
      groundHeight: 140,
      windowWidth: 28,
      windowHeight: 54,
    }),
    facade(canvas, {
      x: 450,
      y: 670,
      width: 540,
      height: 560,
      wall: time.wall.light,
      floors: 2,
      columns: 4,
      ground: 'plain',
      groundHeight: 226,
      balconies: 0,
      open: [true, true, false, true, true, false, true, true],
      windowWidth: 38,
      windowHeight: 76,
    }),
  )
}

/** The round sign with the tower. */
function bladeSign(): string {
  return layers(
    rect(976, 384, 54, 5, palette.ink),
    circle(1010, 420, 30, palette.sea),
    area('M1000 440l3 -26h-5v-12h6v5h4v-5h6v5h4v-5h6v12h-5l3 26z', palette.mares),
    rect(1008, 388, 4, 4, palette.ink),
  )
}

/** The light behind the panes. */
const warmLight: Colour = '#fbdc9a'

/** The office front, warm light inside. */
function office(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    rect(486, 456, 468, 214, time.shutter.dark),
    rect(500, 500, 270, 150, warmLight),
    rect(784, 500, 70, 170, shaded(time.shutter.dark, 0.3)),
    rect(792, 510, 54, 150, '#f6c983'),
    rect(868, 500, 72, 150, warmLight),
    rect(500, 590, 270, 60, '#c98a5e'),
    rect(540, 586, 150, 10, palette.sea),
    rect(560, 596, 8, 54, palette.sea),
    rect(662, 596, 8, 54, palette.sea),
    clipped(
      canvas,
      'M500 500h270v150h-270z',
      layers(
        person(canvas, { x: 560, y: 672, scale: 1.45, top: palette.cala }),
        person(canvas, {
          x: 690,
          y: 676,
          scale: 1.5,
          top: palette.teja,
          hair: brownHair,
          skin: skin.light,
          dress: true,
        }),
        rect(590, 572, 44, 26, palette.ink, 2),
        line('M615 500v26', palette.ink, 2),
        area('M595 544q20 -36 40 0z', palette.teja),
        area(points('500,500 544,500 500,560'), palette.paper, 0.35),
      ),
    ),
    area(points('868,500 920,500 868,570'), palette.paper, 0.4),
    rect(876, 610, 56, 40, palette.sea),
    rect(884, 560, 40, 50, palette.mares),
    circle(840, 590, 3, palette.sol),
    rect(486, 650, 468, 20, shaded(time.shutter.dark, 0.35)),
    area(points('470,500 972,500 990,534 486,534'), palette.ink, 0.22),
    awning({ x: 468, y: 440, width: 504, height: 62, stripes: 13, colour: palette.sea }),
    bladeSign(),
  )
}

/** The street with its people. */
function street(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(points('0,716 1200,700 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.5)),
    area(points('0,708 1200,692 1200,702 0,718'), time.wall.light),
    pot(canvas, { x: 476, y: 684, scale: 1.7, seed: 3 }),
    pot(canvas, { x: 962, y: 680, scale: 1.7, seed: 5 }),
    bench(canvas, 1040, 700, 150),
    bike({ x: 180, y: 738, scale: 1.55, colour: palette.teja }),
    person(canvas, { x: 400, y: 726, scale: 1.55, walking: true, top: palette.mares, bag: palette.teja }),
    dog({ x: 560, y: 744, scale: 0.9, flip: true }),
    area(points('450,670 490,670 640,716 470,716'), palette.ink, 0.1),
  )
}

/** The office in its street, lit from inside at the end of the day. */
export const officesScene: Scene = {
  time: 'golden',
  draw: (canvas) => layers(background(canvas), houses(canvas), office(canvas), street(canvas)),
}

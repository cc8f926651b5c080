import { cat, dog } from '../animals.ts'
import type { Canvas } from '../canvas.ts'
import { mix, palette, shaded } from '../colour.ts'
import { clipped } from '../clip.ts'
import { doctorBag } from '../doctor-bag.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { house } from '../house.ts'
import { llaut } from '../llaut.ts'
import { olive } from '../olive.ts'
import { palm } from '../palm.ts'
import { person } from '../person.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { glints } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { bench } from '../street-furniture.ts'
import { backdrop } from '../things/backdrop.ts'
import { crossSign } from '../things/street-things.ts'
import { awning } from '../awning.ts'
import { window } from '../window.ts'

/** The front of the pharmacy: shelves of jars, the pharmacist in white. */
function pharmacy(canvas: Canvas): string {
  const { time } = canvas
  const jars = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, index) => `M${452 + index * 22} ${536 + row * 34}h12v-18h-12z`),
  )
  return layers(
    rect(424, 500, 352, 176, time.shutter.dark),
    rect(438, 510, 216, 154, '#f4e3b8'),
    rect(668, 510, 94, 166, shaded(time.shutter.dark, 0.3)),
    rect(676, 518, 78, 158, '#e6c98f'),
    clipped(
      canvas,
      'M438 510h216v154h-216z',
      layers(
        area('M444 538h204v4h-204zM444 572h204v4h-204zM444 606h204v4h-204z', time.trunk.light),
        area(jars.join(''), palette.cala, 0.75),
        person(canvas, { x: 560, y: 700, scale: 1.5, top: palette.paper, hair: brownHair }),
        rect(438, 634, 216, 40, palette.mares),
      ),
    ),
    area(points('438,510 490,510 438,600'), palette.paper, 0.4),
    awning({ x: 414, y: 448, width: 372, height: 56, stripes: 11, colour: palette.olivera }),
    crossSign({ x: 792, y: 400, scale: 1.25 }),
  )
}

/** A pharmacy in a bright street. */
export const pharmacyScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 620,
        clouds: [
          [180, 130, 260],
          [1020, 90, 220],
        ],
        chains: [
          { seed: 12, height: 330, summit: 'left' },
          { seed: 31, height: 220, summit: 'even' },
        ],
      }),
      rect(0, 660, width, 150, mix(time.wall.mid, time.wall.light, 0.4)),
      facade(canvas, {
        x: 140,
        y: 680,
        width: 260,
        height: 400,
        wall: mix(palette.ametller, palette.paper, 0.3),
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 160,
      }),
      facade(canvas, {
        x: 800,
        y: 680,
        width: 250,
        height: 450,
        wall: time.wall.mid,
        floors: 2,
        columns: 2,
        ground: 'door',
        groundHeight: 170,
        balconies: 0,
      }),
      facade(canvas, {
        x: 400,
        y: 680,
        width: 400,
        height: 520,
        wall: time.wall.light,
        floors: 2,
        columns: 3,
        ground: 'plain',
        groundHeight: 220,
        open: [true, true, false, false, true, true],
      }),
      pharmacy(canvas),
      area(points('0,716 1200,704 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.5)),
      area(points('0,708 1200,696 1200,706 0,718'), time.wall.light),
      pot(canvas, { x: 408, y: 694, scale: 1.5, seed: 3, flowers: palette.ametller }),
      person(canvas, {
        x: 720,
        y: 744,
        scale: 1.6,
        dress: true,
        top: palette.teja,
        hair: '#c9c2b8',
        hat: palette.mares,
        bag: palette.sea,
      }),
      person(canvas, { x: 330, y: 738, scale: 1.5, walking: true, top: palette.sol, skin: skin.dark }),
      bench(canvas, 860, 712, 150),
      palm(canvas, { x: 1110, y: 740, height: 420, seed: 4 }),
    )
  },
}

/** A nurse and an old man walk along the sea in the evening. */
export const promenadeScene: Scene = {
  time: 'golden',
  light: 1,
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 470,
        sun: { x: 850, y: 380, radius: 70 },
        clouds: [
          [300, 150, 300],
          [640, 230, 180],
        ],
        chains: [
          { seed: 5, height: 240, summit: 'left', to: 760 },
          { seed: 18, height: 140, summit: 'left', to: 560 },
        ],
        water: true,
      }),
      glints(canvas, { x: 850, from: 476, to: 640, width: 190, count: 26 }),
      llaut(canvas, { x: 330, y: 560, scale: 0.7, light: 1 }),
      area(points('0,636 1200,636 1200,812 0,812'), mix(time.wall.mid, time.wall.light, 0.35)),
      rect(0, 624, width, 14, time.wall.light),
      stoneWall(canvas, { from: 0, to: width, y: 636, height: 34, seed: 4, stone: 50 }),
      area(points('0,670 1200,670 1200,684 0,684'), palette.ink, 0.16),
      palm(canvas, { x: 210, y: 720, height: 520, seed: 3 }),
      palm(canvas, { x: 1010, y: 704, height: 420, seed: 6 }),
      bench(canvas, 820, 720, 160),
      area('M500 756L330 800H470L560 756ZM600 758L470 800H600L660 758Z', palette.ink, 0.14),
      person(canvas, {
        x: 520,
        y: 758,
        scale: 2.3,
        top: palette.mares,
        bottom: palette.sea,
        hat: palette.teja,
        skin: skin.light,
        rightArm: 0.4,
      }),
      line('M482 672L466 758', time.trunk.dark, 6),
      person(canvas, {
        x: 618,
        y: 760,
        scale: 2.3,
        dress: true,
        top: palette.paper,
        hair: brownHair,
        skin: skin.medium,
        leftArm: 0.4,
      }),
      pot(canvas, { x: 1120, y: 740, scale: 1.9, seed: 5, flowers: palette.ametller }),
    )
  },
}

/** A dog and a cat beside a vet's bag, in the yard of a farmhouse. */
export const petsScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 960, y: 150, radius: 50 },
        clouds: [
          [340, 140, 280],
          [700, 90, 180],
        ],
        chains: [
          { seed: 23, height: 260, summit: 'middle' },
          { seed: 9, height: 150, summit: 'right' },
        ],
      }),
      softArea('-20,500 300,470 700,490 1220,460 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      house(canvas, { x: 120, y: 560, width: 260, height: 170, depth: 0.5, pitch: 0.32, eave: 8 }),
      window(canvas, { x: 190, y: 480, width: 32, height: 52 }),
      window(canvas, { x: 300, y: 480, width: 32, height: 52, open: false }),
      olive(canvas, { x: 960, y: 620, height: 330, seed: 6 }),
      softArea('-20,600 300,580 700,600 1220,580 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      stoneWall(canvas, { from: 0, to: width, y: 668, height: 140, seed: 8, stone: 56 }),
      rect(0, 648, width, 24, time.wall.light),
      area(points('0,672 1200,672 1200,682 0,682'), palette.ink, 0.16),
      area(points('420,660 800,660 830,672 430,672'), palette.ink, 0.16),
      dog({ x: 372, y: 662, scale: 3 }),
      doctorBag(canvas, { x: 650, y: 662, scale: 1.05 }),
      cat({ x: 872, y: 662, scale: 2.6, flip: true }),
      pot(canvas, { x: 1060, y: 656, scale: 1.6, seed: 4, flowers: palette.teja }),
      circle(330, 648, 13, palette.teja),
      circle(326, 644, 5, palette.paper, 0.6),
    )
  },
}

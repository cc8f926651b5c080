import { car } from '../car.ts'
import { cathedral } from '../cathedral.ts'
import { clipped } from '../clip.ts'
import { mix, palette, shaded } from '../colour.ts'
import { formSheet } from '../desk.ts'
import { points } from '../geometry.ts'
import { house } from '../house.ts'
import { keys } from '../keys.ts'
import { olive } from '../olive.ts'
import { palm } from '../palm.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { ripples } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { chargingPost } from '../things/street-things.ts'
import { town } from '../town.ts'
import { window } from '../window.ts'

/** A car on the lift of a workshop, the gate open to the mountains. */
export const inspectionScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time, width, height } = canvas
    return layers(
      rect(0, 0, width, height, '#e4dcc6'),
      rect(0, 0, width, 70, shaded(palette.mares, 0.28)),
      area('M0 70h1200v8h-1200z', shaded(palette.mares, 0.45)),
      clipped(
        canvas,
        'M310 150h580v520h-580z',
        layers(
          backdrop(canvas, {
            horizon: 520,
            sun: { x: 800, y: 240, radius: 40 },
            clouds: [[520, 230, 240]],
            chains: [
              { seed: 27, height: 220, summit: 'middle' },
              { seed: 8, height: 120, summit: 'even' },
            ],
          }),
          softArea('200,600 600,560 1000,590 1000,700 200,700', time.grass.mid, { tension: 0.1 }),
          pine(canvas, { x: 790, y: 620, height: 280, seed: 4, lean: -0.1 }),
          palm(canvas, { x: 380, y: 640, height: 300, seed: 3 }),
        ),
      ),
      rect(290, 130, 620, 26, palette.sea),
      area('M310 156h580v10h-580z', shaded(palette.sea, 0.4)),
      rect(290, 150, 20, 540, shaded(palette.mares, 0.4)),
      rect(890, 150, 20, 540, shaded(palette.mares, 0.4)),
      rect(0, 670, width, 150, mix(palette.mares, palette.ink, 0.42)),
      area(points('310,670 890,670 1010,812 190,812'), palette.paper, 0.16),
      rect(60, 440, 170, 236, palette.teja),
      rect(72, 456, 146, 46, shaded(palette.teja, 0.25)),
      rect(72, 512, 146, 46, shaded(palette.teja, 0.25)),
      rect(72, 568, 146, 90, shaded(palette.teja, 0.25)),
      line('M120 480h50M120 536h50M120 612h50', palette.mares, 6),
      rect(60, 200, 170, 150, shaded(palette.mares, 0.15)),
      line('M90 220v70M130 220v90M170 220v60M204 220v84', palette.ink, 8),
      line('M80 216h140', shaded(palette.mares, 0.5), 5),
      rect(960, 220, 190, 130, palette.paper),
      area(
        'M980 240h100v8h-100zM980 262h150v6h-150zM980 282h130v6h-130zM980 302h142v6h-142z',
        mix(palette.paper, palette.sea, 0.4),
      ),
      circle(1122, 246, 14, palette.olivera),
      rect(420, 480, 26, 260, palette.cala),
      rect(752, 480, 26, 260, palette.cala),
      rect(400, 736, 400, 14, shaded(palette.cala, 0.4)),
      rect(446, 590, 306, 12, palette.ink),
      car(canvas, { x: 424, y: 592, scale: 1.75, colour: palette.sol, luggage: false }),
      person(canvas, {
        x: 868,
        y: 768,
        scale: 2.05,
        top: palette.cala,
        bottom: palette.sea,
        hat: palette.teja,
        leftArm: 1.3,
        skin: skin.dark,
      }),
      area('M800 620l26 -6l8 40l-26 6z', palette.paper),
      rect(990, 640, 120, 110, palette.sea, 6),
      rect(1002, 600, 96, 46, palette.ink, 4),
      line('M1014 636L1034 612L1056 628L1084 608', palette.sol, 4),
      circle(330, 742, 44, palette.ink),
      circle(330, 742, 20, shaded(palette.mares, 0.3)),
    )
  },
}

/** A car at a charging post between pines, the sea behind. */
export const chargingScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 300, y: 330, radius: 58 },
        clouds: [
          [700, 130, 280],
          [200, 180, 200],
        ],
        chains: [
          { seed: 43, height: 240, summit: 'right' },
          { seed: 22, height: 140, summit: 'right', from: 480 },
        ],
        water: true,
      }),
      ripples({ x: [0, 1200], y: [470, 580], colour: time.glint, count: 18 }),
      softArea('-20,620 300,570 800,590 1220,550 1220,700 -20,700', time.grass.mid, { tension: 0.1 }),
      stoneWall(canvas, { from: -10, to: 1210, y: 612, height: 40, seed: 6, stone: 42 }),
      pine(canvas, { x: 250, y: 690, height: 460, seed: 6, lean: -0.12 }),
      area(points('0,660 1200,650 1200,812 0,812'), mix(time.ridges[3], time.wall.shade, 0.5)),
      area(points('0,656 1200,646 1200,660 0,670'), time.wall.light),
      area('M330 680L270 800H284L342 680ZM800 672L860 800H874L812 672Z', palette.paper, 0.75),
      chargingPost({ x: 830, y: 706, scale: 1.6 }),
      car(canvas, { x: 360, y: 768, scale: 1.85, colour: palette.olivera, luggage: false }),
      person(canvas, {
        x: 930,
        y: 762,
        scale: 1.95,
        dress: true,
        top: palette.cala,
        bag: palette.teja,
        hair: brownHair,
        skin: skin.light,
      }),
      palm(canvas, { x: 1090, y: 700, height: 430, seed: 3 }),
      bush(canvas, { x: 1100, y: 716, width: 60, seed: 6 }),
    )
  },
}

/** A registration certificate and car keys on a bonnet-red toolbox; Palma at noon behind. */
export const papersScene: Scene = {
  time: 'noon',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 440,
        sun: { x: 930, y: 140, radius: 46 },
        clouds: [
          [420, 120, 280],
          [120, 200, 200],
        ],
        chains: [
          { seed: 35, height: 230, summit: 'even' },
          { seed: 16, height: 120, summit: 'left' },
        ],
        water: true,
      }),
      town(canvas, { from: -10, to: 380, y: 456, scale: 1.1, seed: 6 }),
      cathedral(canvas, { x: 380, y: 456, scale: 0.9, piers: 9 }),
      town(canvas, { from: 590, to: 860, y: 456, scale: 1.1, seed: 18 }),
      palm(canvas, { x: 350, y: 462, height: 80, seed: 2 }),
      palm(canvas, { x: 640, y: 462, height: 70, seed: 3 }),
      ripples({ x: [0, 1200], y: [470, 620], colour: time.glint, count: 18 }),
      area(points('0,650 1200,640 1200,812 0,812'), mix(time.wall.mid, time.wall.light, 0.3)),
      area(points('0,650 1200,640 1200,654 0,664'), time.wall.light),
      car(canvas, { x: 130, y: 716, scale: 1.3, colour: palette.teja, luggage: true }),
      area(points('430,690 880,690 960,812 350,812'), '#c68a64'),
      area(points('430,690 880,690 884,700 426,700'), '#e0b08a'),
      formSheet({ x: 520, y: 548, scale: 1.05, rotate: -10, colour: palette.mares, seed: 6, sealed: false }),
      formSheet({ x: 604, y: 540, scale: 1.08, rotate: 6, colour: palette.paper, seed: 8, sealed: true }),
      keys({ x: 800, y: 724, scale: 1.1, rotate: -50 }),
      rect(440, 740, 130, 44, palette.paper, 6),
      rect(446, 746, 20, 32, palette.sea, 3),
      area('M480 752h14v20h-14zM500 752h14v20h-14zM526 752h14v20h-14zM546 752h12v20h-12z', palette.ink),
      pot(canvas, { x: 1010, y: 740, scale: 2, seed: 3, flowers: palette.ametller }),
    )
  },
}

/** A grey van of a neighbour, a seller and a buyer shaking hands before a farmhouse. */
export const handoverScene: Scene = {
  time: 'dawn',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 470,
        sun: { x: 820, y: 330, radius: 56 },
        clouds: [
          [300, 130, 280],
          [1000, 160, 220],
        ],
        chains: [
          { seed: 47, height: 280, summit: 'left' },
          { seed: 12, height: 150, summit: 'even' },
        ],
      }),
      softArea('-20,540 400,500 800,520 1220,490 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      house(canvas, { x: 130, y: 590, width: 260, height: 170, depth: 0.5, pitch: 0.32, eave: 8 }),
      window(canvas, { x: 200, y: 510, width: 30, height: 50 }),
      window(canvas, { x: 310, y: 510, width: 30, height: 50 }),
      olive(canvas, { x: 1020, y: 650, height: 380, seed: 11 }),
      softArea('-20,640 400,610 800,630 1220,600 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      softArea(
        '300,680 600,650 1220,670 1220,800 500,820 200,780',
        mix(time.wall.mid, time.wall.light, 0.4),
        { tension: 0.12 },
      ),
      car(canvas, { x: 440, y: 736, scale: 1.6, colour: palette.sea, luggage: false }),
      person(canvas, {
        x: 808,
        y: 756,
        scale: 2,
        top: palette.mares,
        hair: '#c9c2b8',
        skin: skin.pale,
        rightArm: 0.9,
      }),
      person(canvas, {
        x: 902,
        y: 756,
        scale: 2,
        top: palette.teja,
        bottom: palette.ink,
        skin: skin.dark,
        leftArm: 0.9,
      }),
      bush(canvas, { x: 80, y: 740, width: 70, seed: 5 }),
      pot(canvas, { x: 400, y: 640, scale: 1.4, seed: 6, flowers: palette.teja }),
    )
  },
}

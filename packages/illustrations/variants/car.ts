import { almond } from '../almond.ts'
import { cat } from '../animals.ts'
import { bike } from '../bike.ts'
import { car } from '../car.ts'
import { mix, palette, shaded } from '../colour.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { arch } from '../openings.ts'
import { palm } from '../palm.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { glints, lenses, ripples } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { bush } from '../shrubs.ts'
import { brownHair } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { scooter } from '../things/scooter.ts'
import { parasol } from '../things/street-things.ts'
import { town } from '../town.ts'
import { windmill } from '../windmill.ts'

/** A blue car in a village street in the evening, its keys changing hands. */
export const villageScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 540,
        sun: { x: 640, y: 360, radius: 56 },
        clouds: [
          [420, 150, 260],
          [800, 230, 180],
        ],
        chains: [
          { seed: 8, height: 260, summit: 'right' },
          { seed: 21, height: 150, summit: 'left' },
        ],
      }),
      softArea('260,590 460,530 640,548 900,590', time.grass.mid, { tension: 0.1 }),
      windmill(canvas, { x: 500, y: 548, height: 180, turn: 16 }),
      rect(0, 600, 1200, 210, mix(time.wall.mid, time.wall.light, 0.35)),
      facade(canvas, {
        x: -40,
        y: 690,
        width: 330,
        height: 540,
        wall: time.wall.light,
        floors: 2,
        columns: 2,
        ground: 'door',
        groundHeight: 190,
        balconies: 0,
      }),
      facade(canvas, {
        x: 290,
        y: 664,
        width: 130,
        height: 330,
        wall: mix(time.wall.mid, palette.ametller, 0.4),
        floors: 2,
        columns: 1,
        ground: 'door',
        groundHeight: 130,
        windowWidth: 28,
        windowHeight: 50,
      }),
      rect(930, 150, 90, 520, time.wall.light),
      rect(986, 150, 34, 520, time.wall.shade),
      area(points('920,150 1030,150 975,84'), time.roof.mid),
      arch({ x: 968, y: 250, width: 28, height: 58 }, time.opening),
      facade(canvas, {
        x: 830,
        y: 676,
        width: 400,
        height: 400,
        wall: time.wall.mid,
        floors: 1,
        columns: 3,
        ground: 'arcade',
        groundHeight: 180,
      }),
      area(points('0,708 420,676 840,684 1200,704 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.5)),
      pot(canvas, { x: 300, y: 700, scale: 1.5, seed: 4, flowers: palette.ametller }),
      car(canvas, { x: 430, y: 764, scale: 1.75, colour: palette.cala, luggage: false }),
      person(canvas, { x: 350, y: 756, scale: 1.75, top: palette.teja, rightArm: 0.9, hair: brownHair }),
      person(canvas, { x: 824, y: 752, scale: 1.7, top: palette.mares, leftArm: 0.9, dress: true }),
      cat({ x: 900, y: 750, scale: 1.2, flip: true }),
    )
  },
}

/** A scooter on the quay at dawn, boats behind. */
export const scooterScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 460,
        sun: { x: 330, y: 350, radius: 54 },
        clouds: [
          [760, 140, 280],
          [420, 90, 180],
        ],
        chains: [
          { seed: 14, height: 270, summit: 'right' },
          { seed: 27, height: 150, summit: 'right' },
        ],
        water: true,
      }),
      town(canvas, { from: 720, to: 1210, y: 476, scale: 1.3, seed: 7 }),
      glints(canvas, { x: 330, from: 468, to: 640, width: 160, count: 22 }),
      ripples({ x: [0, 1200], y: [490, 640], colour: time.sea[0], count: 18 }),
      llaut(canvas, { x: 930, y: 570, scale: 0.8 }),
      llaut(canvas, { x: 250, y: 600, scale: 0.95, flip: true }),
      area(points('0,650 1200,640 1200,812 0,812'), mix(time.wall.mid, time.wall.light, 0.3)),
      area(points('0,650 1200,640 1200,656 0,668'), time.wall.light),
      area(points('0,668 1200,656 1200,668 0,682'), time.wall.shade, 0.5),
      area('M820 690c-6 -16 -4 -26 6 -30h-14v-14h56v14h-14c10 4 12 14 6 30z', palette.ink),
      line('M838 660C900 668 960 610 1000 590', time.trunk.light, 5),
      scooter({ x: 430, y: 762, scale: 2.25, colour: palette.teja }),
      circle(520, 604, 30, palette.mares),
      area('M490 604a30 30 0 0 1 60 0z', mix(palette.mares, palette.paper, 0.5)),
      rect(488, 602, 66, 10, palette.cala, 4),
      pot(canvas, { x: 350, y: 730, scale: 1.6, seed: 6, flowers: palette.ametller }),
      palm(canvas, { x: 1080, y: 730, height: 460, seed: 5 }),
    )
  },
}

/** Two bicycles lean against the wall of a seaside promenade. */
export const bikesScene: Scene = {
  time: 'noon',
  light: 1,
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 430,
        sun: { x: 900, y: 130, radius: 50 },
        clouds: [
          [300, 140, 280],
          [640, 210, 190],
        ],
        chains: [
          { seed: 33, height: 220, summit: 'left', to: 700 },
          { seed: 19, height: 130, summit: 'left', to: 480 },
        ],
        water: true,
      }),
      softArea('-20,640 300,560 700,600 1220,540 1220,700 -20,700', '#f3e2bd', { tension: 0.1 }),
      lenses(
        [
          [420, 590, 160, 6],
          [900, 586, 200, 6],
        ],
        palette.paper,
        0.8,
      ),
      llaut(canvas, { x: 560, y: 500, scale: 0.6, light: 1 }),
      parasol({ x: 820, y: 620, scale: 0.7, colour: palette.teja }),
      parasol({ x: 960, y: 612, scale: 0.62, colour: palette.sol }),
      stoneWall(canvas, { from: 0, to: width, y: 640, height: 70, seed: 7, stone: 52 }),
      rect(0, 624, width, 20, time.wall.light),
      rect(0, 706, width, 110, mix(time.wall.mid, time.wall.light, 0.3)),
      area(points('0,706 1200,706 1200,720 0,720'), palette.ink, 0.14),
      bike({ x: 330, y: 752, scale: 2, colour: palette.cala }),
      bike({ x: 590, y: 770, scale: 2.1, colour: palette.teja }),
      pine(canvas, { x: 140, y: 744, height: 600, seed: 4, lean: 0.14 }),
      bush(canvas, { x: 150, y: 756, width: 60, seed: 5 }),
      person(canvas, { x: 930, y: 764, scale: 1.8, top: palette.olivera, hat: palette.mares, leftArm: 0.5 }),
    )
  },
}

/** Hairpin bends in the mountains, almonds in blossom and a small green car. */
export const passScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    const asphalt = mix(time.wall.shade, time.wall.mid, 0.25)
    return layers(
      backdrop(canvas, {
        horizon: 430,
        sun: { x: 260, y: 300, radius: 54 },
        clouds: [
          [560, 120, 260],
          [120, 180, 200],
        ],
        chains: [
          { seed: 41, height: 330, summit: 'right' },
          { seed: 15, height: 220, summit: 'middle' },
        ],
      }),
      softArea('-20,520 260,440 560,470 860,420 1220,450 1220,820 -20,820', time.grass.dark, {
        tension: 0.12,
      }),
      softArea(
        '360,486 700,456 860,470 700,500 420,520 380,548 640,570 880,560 760,540 470,534 480,524 730,514 900,470 690,448',
        asphalt,
        { tension: 0.16 },
      ),
      softArea('-20,640 300,560 620,600 900,560 1220,600 1220,820 -20,820', time.grass.mid, {
        tension: 0.12,
      }),
      area(
        'M1220 612C980 600 640 616 520 660C420 700 640 724 900 732L1220 760V700C960 690 700 686 690 668C690 650 940 650 1220 660Z',
        asphalt,
      ),
      line('M1220 636C980 626 700 632 604 664C560 690 700 704 900 710L1220 730', palette.paper, 4, 0.6),
      stoneWall(canvas, { from: 300, to: 620, y: 640, height: 36, seed: 5, stone: 34, sag: -8 }),
      almond(canvas, { x: 330, y: 690, height: 300, seed: 14, forks: 3 }),
      almond(canvas, { x: 1090, y: 600, height: 200, seed: 5, forks: 2 }),
      softArea('-20,720 300,690 560,744 900,790 1220,780 1220,820 -20,820', time.leaf.deep, { tension: 0.1 }),
      car(canvas, { x: 690, y: 736, scale: 1.15, colour: palette.olivera, luggage: false, rotate: 2 }),
      bush(canvas, { x: 120, y: 730, width: 60, seed: 5, dark: true }),
      bush(canvas, { x: 1000, y: 790, width: 70, seed: 9, dark: true }),
      rect(880, 560, 5, 60, shaded(palette.mares, 0.4)),
      area(points('858,560 908,560 908,526 858,526'), palette.sea),
      area(points('866,548 884,536 884,541 900,541 900,550 884,550 884,555'), palette.paper),
    )
  },
}

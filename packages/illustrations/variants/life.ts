import { dog } from '../animals.ts'
import { mix, palette } from '../colour.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { olive } from '../olive.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import type { Scene } from '../scene.ts'
import { glints, lenses } from '../sea.ts'
import { area, circle, layers, softArea } from '../shapes.ts'
import { agave, bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { gulls } from '../sky.ts'
import { stoneWall } from '../stone-wall.ts'
import { bench } from '../street-furniture.ts'
import { backdrop } from '../things/backdrop.ts'
import { parasol } from '../things/street-things.ts'
import { tower } from '../tower.ts'

/** An old couple under an olive tree above the bay, in the morning. */
export const oliveScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 470,
        sun: { x: 480, y: 350, radius: 64 },
        clouds: [
          [260, 140, 260],
          [640, 220, 190],
        ],
        chains: [
          { seed: 17, height: 260, summit: 'right', from: 380 },
          { seed: 29, height: 160, summit: 'right', from: 620 },
        ],
        water: true,
      }),
      glints(canvas, { x: 480, from: 476, to: 680, width: 180, count: 26 }),
      llaut(canvas, { x: 320, y: 540, scale: 0.55 }),
      softArea('-20,700 260,650 620,680 1220,620 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      softArea('-20,740 300,700 700,720 1220,690 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      olive(canvas, { x: 880, y: 730, height: 560, seed: 9 }),
      bench(canvas, 640, 742, 170),
      person(canvas, {
        x: 470,
        y: 752,
        scale: 2.2,
        top: palette.cala,
        hair: '#d8d2c8',
        skin: skin.light,
        rightArm: 0.45,
        bottom: palette.ink,
      }),
      person(canvas, {
        x: 566,
        y: 752,
        scale: 2.06,
        dress: true,
        top: palette.ametller,
        hair: '#c9c2b8',
        skin: skin.pale,
        leftArm: 0.45,
      }),
      softArea('-20,780 300,760 800,786 1220,760 1220,820 -20,820', time.leaf.deep, { tension: 0.1 }),
      bush(canvas, { x: 160, y: 760, width: 70, seed: 3 }),
      agave(canvas, { x: 1120, y: 790, height: 66 }),
    )
  },
}

/** A young family on the beach at noon. */
export const beachScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    const sand = '#f6e6c4'
    return layers(
      backdrop(canvas, {
        horizon: 420,
        sun: { x: 250, y: 130, radius: 48 },
        clouds: [
          [620, 150, 300],
          [980, 110, 200],
        ],
        chains: [
          { seed: 28, height: 230, summit: 'right', from: 560 },
          { seed: 44, height: 130, summit: 'right', from: 760 },
        ],
        water: true,
      }),
      tower(canvas, { x: 1070, y: 392, height: 80, smoke: false, lit: false }),
      llaut(canvas, { x: 360, y: 500, scale: 0.65 }),
      softArea('-20,640 300,590 700,610 1220,540 1220,820 -20,820', time.sea[0], {
        tension: 0.12,
        opacity: 0.8,
      }),
      softArea('-20,660 300,612 700,634 1220,566 1220,820 -20,820', palette.paper, {
        tension: 0.12,
        opacity: 0.8,
      }),
      softArea('-20,676 300,626 700,650 1220,584 1220,820 -20,820', sand, { tension: 0.12 }),
      softArea('-20,790 400,740 900,770 1220,720 1220,820 -20,820', mix(sand, time.wall.shade, 0.18), {
        tension: 0.1,
      }),
      parasol({ x: 820, y: 734, scale: 1.7, colour: palette.teja }),
      area(points('740,736 900,728 930,752 752,764'), palette.cala),
      area(points('740,736 790,734 806,760 752,764'), palette.paper),
      person(canvas, {
        x: 430,
        y: 736,
        scale: 2.1,
        top: palette.paper,
        bottom: palette.cala,
        skin: skin.dark,
        rightArm: 0.6,
      }),
      person(canvas, { x: 526, y: 742, scale: 2, child: true, top: palette.sol, hands: [20, -84] }),
      person(canvas, {
        x: 620,
        y: 736,
        scale: 2,
        dress: true,
        top: palette.sea,
        hat: palette.mares,
        leftArm: 0.6,
        skin: skin.light,
        hair: brownHair,
      }),
      circle(710, 752, 20, palette.paper),
      area('M690 752a20 20 0 0 1 20 -20v40a20 20 0 0 1 -20 -20z', palette.teja),
      pine(canvas, { x: 130, y: 770, height: 620, seed: 3, lean: 0.14 }),
      gulls(
        [
          [500, 260, 14],
          [550, 236, 10],
        ],
        palette.paper,
      ),
    )
  },
}

/** A mother and her daughter with the dog on a path to the watchtower, in the evening. */
export const pathScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 480,
        sun: { x: 340, y: 380, radius: 66 },
        clouds: [
          [620, 150, 300],
          [180, 230, 200],
        ],
        chains: [{ seed: 39, height: 180, summit: 'left', to: 500 }],
        water: true,
      }),
      glints(canvas, { x: 340, from: 486, to: 700, width: 200, count: 26 }),
      lenses(
        [
          [560, 640, 80, 6],
          [480, 700, 60, 5],
        ],
        palette.paper,
        0.5,
      ),
      softArea('420,820 560,660 700,560 900,500 1220,470 1220,820', time.rock.shade, { tension: 0.1 }),
      softArea('520,820 640,660 760,560 920,506 1220,480 1220,820', time.grass.light, { tension: 0.1 }),
      softArea('600,820 720,700 900,620 1220,580 1220,820', time.grass.mid, { tension: 0.1 }),
      area(
        'M620 820C640 740 720 700 800 640C860 590 880 550 900 520L916 520C912 560 900 610 840 660C780 710 760 760 780 820Z',
        time.wall.light,
      ),
      tower(canvas, { x: 930, y: 516, height: 260, seed: 5 }),
      stoneWall(canvas, { from: 960, to: 1210, y: 640, height: 50, seed: 4, stone: 40 }),
      pine(canvas, { x: 1120, y: 640, height: 330, seed: 7, lean: -0.1 }),
      person(canvas, {
        x: 640,
        y: 752,
        scale: 2.1,
        dress: true,
        top: palette.teja,
        hair: palette.ink,
        skin: skin.medium,
        rightArm: 0.5,
      }),
      person(canvas, {
        x: 716,
        y: 756,
        scale: 2.1,
        child: true,
        dress: true,
        top: palette.mares,
        leftArm: 0.9,
        hair: brownHair,
        bag: palette.cala,
      }),
      dog({ x: 520, y: 764, scale: 1.2 }),
      softArea('-20,820 300,800 600,790 900,800 1220,760 1220,820', time.leaf.deep, { tension: 0.1 }),
      bush(canvas, { x: 1000, y: 780, width: 70, seed: 4, dark: true }),
      gulls(
        [
          [520, 240, 14],
          [570, 266, 10],
        ],
        time.ridges[2],
      ),
    )
  },
}

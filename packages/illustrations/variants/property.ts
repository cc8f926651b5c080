import { cat } from '../animals.ts'
import { mix, palette, shaded } from '../colour.ts'
import { cypress } from '../cypress.ts'
import { cup, stamp } from '../desk.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { chimney, house } from '../house.ts'
import { keys } from '../keys.ts'
import { llaut } from '../llaut.ts'
import { olive } from '../olive.ts'
import { portal } from '../openings.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import { slabs } from '../rocks.ts'
import type { Scene } from '../scene.ts'
import { glints, lenses, ripples } from '../sea.ts'
import { area, layers, line, rect, softArea } from '../shapes.ts'
import { agave, bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { lampString } from '../things/street-things.ts'
import { town } from '../town.ts'
import { vine } from '../vine.ts'
import { window } from '../window.ts'

/** Neighbours at the doors of their town houses, early in the morning. */
export const townHousesScene: Scene = {
  time: 'dawn',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 600,
        sun: { x: 1080, y: 320, radius: 54 },
        clouds: [
          [160, 120, 240],
          [1000, 150, 220],
        ],
        chains: [{ seed: 16, height: 330, summit: 'even' }],
      }),
      rect(0, 640, 1200, 180, mix(time.wall.mid, time.wall.light, 0.35)),
      facade(canvas, {
        x: -20,
        y: 680,
        width: 210,
        height: 470,
        wall: time.wall.mid,
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 160,
      }),
      facade(canvas, {
        x: 190,
        y: 680,
        width: 230,
        height: 590,
        wall: mix(palette.ametller, time.wall.light, 0.3),
        floors: 3,
        columns: 2,
        ground: 'door',
        groundHeight: 160,
        balconies: 1,
      }),
      facade(canvas, {
        x: 420,
        y: 680,
        width: 250,
        height: 540,
        wall: time.wall.light,
        floors: 3,
        columns: 2,
        ground: 'door',
        groundHeight: 160,
        balconies: 0,
        open: [true, true, false, true, true, false],
      }),
      facade(canvas, {
        x: 670,
        y: 680,
        width: 220,
        height: 610,
        wall: mix(palette.sol, time.wall.light, 0.6),
        floors: 3,
        columns: 2,
        ground: 'door',
        groundHeight: 160,
        balconies: 2,
      }),
      facade(canvas, {
        x: 890,
        y: 680,
        width: 200,
        height: 500,
        wall: time.wall.mid,
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 160,
      }),
      lampString(420, 330, 670, 330, 8),
      area(points('0,712 1200,712 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.55)),
      rect(0, 704, 1200, 10, time.wall.light),
      person(canvas, { x: 472, y: 716, scale: 1.55, top: palette.sea, hair: brownHair, rightArm: 0.6 }),
      person(canvas, {
        x: 622,
        y: 716,
        scale: 1.55,
        dress: true,
        top: palette.teja,
        skin: skin.dark,
        leftArm: 0.6,
      }),
      person(canvas, {
        x: 772,
        y: 738,
        scale: 1.6,
        walking: true,
        top: palette.olivera,
        bag: palette.mares,
        hair: '#c9c2b8',
      }),
      pot(canvas, { x: 408, y: 706, scale: 1.4, seed: 3, flowers: palette.teja }),
      pot(canvas, { x: 686, y: 706, scale: 1.5, seed: 5, flowers: palette.ametller }),
      cat({ x: 330, y: 716, scale: 1.2 }),
    )
  },
}

/** A white house on a cliff, open sea below. */
export const cliffHouseScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 440,
        sun: { x: 220, y: 140, radius: 48 },
        clouds: [
          [520, 160, 280],
          [130, 260, 200],
        ],
        chains: [{ seed: 22, height: 200, summit: 'right', from: 500 }],
        water: true,
      }),
      ripples({ x: [0, 600], y: [470, 780], colour: time.glint, count: 22 }),
      llaut(canvas, { x: 250, y: 590, scale: 0.85 }),
      area(
        points('420,812 470,760 460,700 520,660 530,600 600,560 640,540 1220,500 1220,812'),
        time.rock.shade,
      ),
      slabs(
        [
          '470,760 520,660 530,700 520,812 440,812',
          '600,560 640,540 650,640 620,740 640,812 570,812 580,660',
        ],
        time.rock.light,
      ),
      slabs(['530,600 600,560 580,660 570,812 520,812 540,700'], time.rock.mid),
      softArea('590,566 760,520 1220,490 1220,600 900,620 720,640 640,600', time.grass.mid, {
        tension: 0.12,
      }),
      lenses(
        [
          [460, 790, 90, 8],
          [400, 806, 120, 8],
        ],
        palette.paper,
        0.7,
      ),
      cypress(canvas, { x: 690, y: 566, height: 210 }),
      house(canvas, { x: 960, y: 560, width: 170, height: 120, depth: 0.4, pitch: 0.3 }),
      chimney(canvas, { x: 830, y: 332, width: 22, height: 44 }),
      house(canvas, { x: 730, y: 570, width: 280, height: 190, depth: 0.45, pitch: 0.28, eave: 8 }),
      window(canvas, { x: 790, y: 450, width: 30, height: 48 }),
      window(canvas, { x: 880, y: 450, width: 30, height: 48 }),
      window(canvas, { x: 962, y: 450, width: 30, height: 48, open: false }),
      window(canvas, { x: 800, y: 546, width: 34, height: 56 }),
      portal(canvas, { x: 900, y: 570, width: 52, height: 86 }),
      vine(canvas, { stem: points('1012,570 1016,520 1010,470 990,420 950,404'), seed: 6, spread: 26 }),
      stoneWall(canvas, { from: 640, to: 1210, y: 610, height: 44, seed: 9, stone: 38, sag: 6 }),
      softArea('560,812 700,690 900,664 1220,650 1220,812', time.grass.dark, { tension: 0.1 }),
      pine(canvas, { x: 1150, y: 770, height: 380, seed: 5, lean: 0.04 }),
      agave(canvas, { x: 760, y: 780, height: 70 }),
      bush(canvas, { x: 960, y: 790, width: 70, seed: 4, dark: true }),
    )
  },
}

/** Keys, a contract and coffee on a wall; the house stands across the field. */
export const keysScene: Scene = {
  time: 'golden',
  light: 1,
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 440,
        sun: { x: 900, y: 300, radius: 60 },
        clouds: [
          [300, 130, 300],
          [700, 200, 200],
        ],
        chains: [
          { seed: 26, height: 250, summit: 'left' },
          { seed: 11, height: 140, summit: 'middle' },
        ],
      }),
      softArea('-20,500 400,450 800,480 1220,450 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      cypress(canvas, { x: 500, y: 520, height: 150 }),
      cypress(canvas, { x: 470, y: 526, height: 110 }),
      house(canvas, { x: 560, y: 540, width: 220, height: 130, depth: 0.5, pitch: 0.34 }),
      window(canvas, { x: 610, y: 476, width: 24, height: 38 }),
      window(canvas, { x: 720, y: 476, width: 24, height: 38, open: false }),
      portal(canvas, { x: 664, y: 540, width: 38, height: 60 }),
      softArea('-20,580 400,550 700,570 1220,540 1220,820 -20,820', time.grass.dark, { tension: 0.1 }),
      olive(canvas, { x: 190, y: 650, height: 400, seed: 12 }),
      stoneWall(canvas, { from: 0, to: width, y: 690, height: 120, seed: 3, stone: 60 }),
      area(points('0,640 1200,640 1200,694 0,694'), time.wall.light),
      area(points('0,694 1200,694 1200,704 0,704'), palette.ink, 0.18),
      area(points('380,676 640,676 690,640 440,640'), shaded(palette.mares, 0.3)),
      area(points('380,670 640,670 690,632 440,632'), palette.paper),
      line('M446 660H630M458 650H600M474 641H660', mix(palette.paper, palette.sea, 0.35), 3),
      area(points('640,670 690,632 690,640 640,676'), shaded(palette.mares, 0.45)),
      stamp(canvas, { x: 600, y: 662, scale: 0.85 }),
      keys({ x: 742, y: 642, scale: 1.5, rotate: -78 }),
      cup({ x: 960, y: 680, scale: 1.7 }),
    )
  },
}

/** Boats in a small harbour at first light, the village around it. */
export const boatsScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 440,
        sun: { x: 560, y: 330, radius: 50 },
        clouds: [
          [860, 130, 280],
          [260, 110, 220],
        ],
        chains: [
          { seed: 37, height: 270, summit: 'left' },
          { seed: 6, height: 160, summit: 'right' },
        ],
        water: true,
      }),
      town(canvas, { from: -20, to: 440, y: 462, scale: 1.5, seed: 12 }),
      town(canvas, { from: 760, to: 1220, y: 462, scale: 1.5, seed: 15 }),
      rect(-10, 456, 470, 14, time.wall.shade),
      rect(750, 456, 470, 14, time.wall.shade),
      glints(canvas, { x: 580, from: 450, width: 170, count: 30 }),
      ripples({ x: [0, 1200], y: [490, 790], colour: time.sea[0], count: 22, width: 80 }),
      llaut(canvas, { x: 900, y: 540, scale: 0.75, flip: true, crew: false }),
      llaut(canvas, { x: 320, y: 560, scale: 0.8, crew: false }),
      llaut(canvas, { x: 560, y: 680, scale: 1.6 }),
      lenses(
        [
          [560, 704, 190, 8],
          [470, 724, 90, 6],
        ],
        time.glint,
        0.5,
      ),
      area(points('760,720 1220,650 1220,690 780,764'), mix(time.trunk.light, time.wall.mid, 0.4)),
      area(points('780,764 1220,690 1220,706 784,780'), time.trunk.dark),
      line('M820 770V812M960 748V812M1100 724V812', time.trunk.dark, 14),
      person(canvas, {
        x: 880,
        y: 726,
        scale: 1.7,
        top: palette.sol,
        hat: palette.sea,
        leftArm: 1.2,
        shade: 0.35,
      }),
      area('M1010 712c-4 -10 -2 -18 4 -20h-10v-10h40v10h-10c6 2 8 10 4 20z', shaded(palette.ink, 0)),
      agave(canvas, { x: 40, y: 806, height: 60 }),
    )
  },
}

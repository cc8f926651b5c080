import { bike } from '../bike.ts'
import { mix, palette, shaded } from '../colour.ts'
import { cup, formSheet, passport, stamp } from '../desk.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { arch, portal } from '../openings.ts'
import { palm } from '../palm.ts'
import { circlePath } from '../path.ts'
import { person } from '../person.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { glints, ripples } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { laptop } from '../things/laptop.ts'
import { postBox } from '../things/street-things.ts'
import { town } from '../town.ts'
import { vine } from '../vine.ts'
import { window } from '../window.ts'
import { llaut } from '../llaut.ts'
import { almond } from '../almond.ts'

/** The town hall's arcade in the evening; people come out with their papers. */
export const townHallScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 600,
        sun: { x: 150, y: 360, radius: 58 },
        clouds: [
          [260, 130, 260],
          [1040, 150, 240],
        ],
        chains: [
          { seed: 19, height: 300, summit: 'even' },
          { seed: 7, height: 170, summit: 'even' },
        ],
      }),
      town(canvas, { from: -20, to: 260, y: 624, scale: 1.4, seed: 6 }),
      town(canvas, { from: 960, to: 1220, y: 624, scale: 1.4, seed: 16 }),
      rect(0, 620, 1200, 200, mix(time.wall.mid, time.wall.light, 0.35)),
      rect(530, 90, 140, 100, time.wall.light),
      rect(630, 90, 40, 100, time.wall.shade),
      area(points('520,90 680,90 600,40'), time.roof.mid),
      circle(592, 142, 28, palette.paper),
      line('M592 142V124M592 142L604 150', palette.ink, 4),
      line(circlePath(592, 142, 28), time.trunk.dark, 4),
      facade(canvas, {
        x: 240,
        y: 670,
        width: 720,
        height: 470,
        wall: time.wall.light,
        floors: 1,
        columns: 5,
        ground: 'arcade',
        groundHeight: 250,
        balconies: 0,
        windowWidth: 44,
        windowHeight: 84,
        open: [true],
      }),
      line('M600 330V250', palette.ink, 4),
      area('M602 252h44l-8 14l8 14h-44z', palette.teja),
      area('M602 252h44l-5 9h-39z', palette.sol),
      area(points('220,670 980,670 1010,690 190,690'), time.wall.light),
      area(points('190,690 1010,690 1040,712 160,712'), time.wall.mid),
      area(points('0,716 1200,716 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.6)),
      palm(canvas, { x: 130, y: 750, height: 440, seed: 5 }),
      palm(canvas, { x: 1070, y: 750, height: 400, seed: 3 }),
      person(canvas, {
        x: 520,
        y: 756,
        scale: 1.9,
        top: palette.cala,
        bottom: palette.ink,
        skin: skin.light,
        rightArm: 0.7,
      }),
      area('M548 640l26 -8l8 34l-26 8z', palette.paper),
      person(canvas, {
        x: 628,
        y: 752,
        scale: 1.85,
        dress: true,
        top: palette.teja,
        hair: brownHair,
        leftArm: 0.5,
      }),
      person(canvas, {
        x: 806,
        y: 736,
        scale: 1.6,
        walking: true,
        top: palette.olivera,
        bag: palette.mares,
        skin: skin.dark,
      }),
      person(canvas, { x: 362, y: 714, scale: 1.45, top: palette.mares }),
      pot(canvas, { x: 250, y: 704, scale: 1.6, seed: 3, flowers: palette.ametller }),
      pot(canvas, { x: 930, y: 704, scale: 1.6, seed: 5, flowers: palette.ametller }),
    )
  },
}

/** Posting a letter beside a house with bougainvillea. */
export const postScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 600,
        clouds: [
          [1000, 130, 240],
          [900, 220, 180],
        ],
        chains: [
          { seed: 13, height: 280, summit: 'right' },
          { seed: 30, height: 180, summit: 'right' },
        ],
      }),
      town(canvas, { from: 860, to: 1220, y: 626, scale: 1.4, seed: 11 }),
      rect(0, 622, 1200, 200, mix(time.wall.mid, time.wall.light, 0.35)),
      rect(-10, 90, 830, 600, time.wall.light),
      rect(740, 90, 80, 600, mix(time.wall.light, time.wall.shade, 0.4)),
      area(points('-10,90 840,90 820,54 -10,54'), time.roof.light),
      rect(-10, 86, 850, 14, time.roof.shade),
      window(canvas, { x: 180, y: 300, width: 80, height: 140 }),
      window(canvas, { x: 450, y: 300, width: 80, height: 140, open: false }),
      window(canvas, { x: 660, y: 300, width: 60, height: 110 }),
      portal(canvas, { x: 250, y: 690, width: 150, height: 280 }),
      vine(canvas, { stem: points('400,690 394,600 400,500 380,420 300,380 200,372'), seed: 9, spread: 46 }),
      area(points('0,700 1200,690 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.5)),
      rect(0, 690, 1200, 14, time.wall.light),
      postBox({ x: 600, y: 724, scale: 1.9 }),
      person(canvas, {
        x: 486,
        y: 748,
        scale: 2.1,
        dress: true,
        top: palette.sea,
        hat: palette.mares,
        rightArm: 1.35,
        hair: brownHair,
      }),
      area('M532 596l34 -6l4 22l-34 6z', palette.paper),
      bike({ x: 730, y: 760, scale: 1.9, colour: palette.teja }),
      pot(canvas, { x: 130, y: 716, scale: 1.9, seed: 4, flowers: palette.ametller }),
      almond(canvas, { x: 1090, y: 730, height: 340, seed: 4, forks: 3 }),
    )
  },
}

/** Children with their satchels at the school gate in the morning. */
export const schoolScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 580,
        sun: { x: 180, y: 320, radius: 54 },
        clouds: [
          [340, 130, 260],
          [1000, 110, 220],
        ],
        chains: [
          { seed: 25, height: 290, summit: 'left' },
          { seed: 36, height: 170, summit: 'even' },
        ],
      }),
      softArea('-20,640 500,600 1220,620 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      facade(canvas, {
        x: 330,
        y: 670,
        width: 620,
        height: 400,
        wall: mix(palette.sol, time.wall.light, 0.55),
        floors: 1,
        columns: 5,
        ground: 'plain',
        groundHeight: 200,
        open: [true],
      }),
      window(canvas, { x: 400, y: 590, width: 46, height: 84 }),
      window(canvas, { x: 510, y: 590, width: 46, height: 84 }),
      window(canvas, { x: 770, y: 590, width: 46, height: 84 }),
      window(canvas, { x: 880, y: 590, width: 46, height: 84 }),
      arch({ x: 640, y: 670, width: 124, height: 170 }, time.wall.light),
      arch({ x: 640, y: 670, width: 96, height: 150 }, palette.cala),
      rect(638, 524, 4, 146, shaded(palette.cala, 0.4)),
      circle(640, 330, 30, palette.paper),
      line('M640 330V312M640 330L654 336', palette.ink, 4),
      line(circlePath(640, 330, 30), time.roof.mid, 5),
      softArea('-20,700 600,676 1220,700 1220,820 -20,820', mix(time.wall.mid, time.wall.light, 0.35), {
        tension: 0.1,
      }),
      stoneWall(canvas, { from: -10, to: 420, y: 700, height: 60, seed: 5, stone: 44 }),
      stoneWall(canvas, { from: 860, to: 1210, y: 700, height: 60, seed: 8, stone: 44 }),
      rect(420, 660, 34, 104, time.wall.light),
      rect(826, 660, 34, 104, time.wall.light),
      person(canvas, {
        x: 540,
        y: 766,
        scale: 1.9,
        top: palette.mares,
        bottom: palette.olivera,
        skin: skin.medium,
        rightArm: 0.5,
      }),
      person(canvas, {
        x: 606,
        y: 772,
        scale: 2,
        child: true,
        top: palette.teja,
        bottom: palette.sea,
        leftArm: 0.8,
        skin: skin.medium,
      }),
      rect(590, 702, 26, 30, palette.sol, 6),
      person(canvas, {
        x: 706,
        y: 766,
        scale: 2,
        child: true,
        dress: true,
        top: palette.cala,
        hair: brownHair,
        skin: skin.light,
        rightArm: 1.2,
      }),
      rect(692, 696, 26, 30, palette.teja, 6),
      person(canvas, {
        x: 770,
        y: 776,
        scale: 2.05,
        child: true,
        top: palette.sol,
        bottom: palette.sea,
        skin: skin.deep,
        leftArm: 1.2,
      }),
      rect(756, 704, 27, 31, palette.sea, 6),
      almond(canvas, { x: 1050, y: 720, height: 360, seed: 7, forks: 3 }),
      palm(canvas, { x: 190, y: 720, height: 380, seed: 3 }),
    )
  },
}

/** Passports, a form and a stamp on a wall above the sea. */
export const papersScene: Scene = {
  time: 'dawn',
  light: 1,
  draw: (canvas) => {
    const { time, width } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 440,
        sun: { x: 720, y: 320, radius: 60 },
        clouds: [
          [280, 130, 280],
          [960, 180, 220],
        ],
        chains: [
          { seed: 20, height: 250, summit: 'left' },
          { seed: 42, height: 140, summit: 'left', to: 760 },
        ],
        water: true,
      }),
      town(canvas, { from: 120, to: 430, y: 458, scale: 1, seed: 8 }),
      glints(canvas, { x: 720, from: 446, to: 640, width: 180, count: 26 }),
      ripples({ x: [0, 1200], y: [470, 600], colour: time.sea[0], count: 14 }),
      llaut(canvas, { x: 930, y: 540, scale: 0.75, light: 1 }),
      formSheet({ x: 420, y: 452, scale: 1, rotate: -6, colour: palette.mares, seed: 3, sealed: false }),
      formSheet({ x: 500, y: 446, scale: 1.02, rotate: 5, colour: palette.paper, seed: 5, sealed: true }),
      stoneWall(canvas, { from: 0, to: width, y: 668, height: 142, seed: 5, stone: 58 }),
      rect(0, 640, width, 32, time.wall.light),
      area(points('0,672 1200,672 1200,682 0,682'), palette.ink, 0.16),
      passport({ x: 330, y: 536, scale: 1, rotate: -8 }),
      stamp(canvas, { x: 740, y: 660, scale: 1.35 }),
      cup({ x: 866, y: 656, scale: 1.4 }),
      pot(canvas, { x: 1040, y: 648, scale: 1.9, seed: 4, flowers: palette.teja }),
      palm(canvas, { x: 150, y: 700, height: 560, seed: 6 }),
    )
  },
}

/** A laptop with a signed form on a terrace table, a lemon tree and the sea. */
export const terraceScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time, width } = canvas
    const form = layers(
      rect(0, 0, 176, 108, palette.paper),
      rect(12, 12, 60, 8, palette.sea),
      area('M12 32h150v5h-150zM12 44h134v5h-134zM12 56h144v5h-144z', mix(palette.paper, palette.sea, 0.3)),
      line('M18 88C34 70 40 96 52 84C60 76 66 92 80 82', palette.cala, 3.4),
      circle(138, 82, 17, palette.olivera),
      line('M130 82L136 89L147 75', palette.paper, 4.4),
    )
    return layers(
      backdrop(canvas, {
        horizon: 400,
        sun: { x: 220, y: 130, radius: 46 },
        clouds: [
          [600, 130, 280],
          [960, 200, 220],
        ],
        chains: [
          { seed: 32, height: 220, summit: 'right' },
          { seed: 18, height: 120, summit: 'right', from: 500 },
        ],
        water: true,
      }),
      ripples({ x: [0, 1200], y: [420, 560], colour: time.glint, count: 20 }),
      llaut(canvas, { x: 330, y: 500, scale: 0.7 }),
      stoneWall(canvas, { from: 0, to: width, y: 572, height: 60, seed: 7, stone: 46 }),
      rect(0, 558, width, 18, time.wall.light),
      rect(0, 630, width, 190, mix(time.wall.mid, time.wall.light, 0.35)),
      pot(canvas, { x: 970, y: 690, scale: 2.6, seed: 6, flowers: palette.sol }),
      pot(canvas, { x: 190, y: 680, scale: 2.2, seed: 4, flowers: palette.ametller }),
      area(points('270,690 930,690 1010,760 190,760'), '#c68a64'),
      area(points('190,760 1010,760 1006,782 194,782'), '#8a5a45'),
      area(points('300,782 330,782 326,820 304,820'), '#8a5a45'),
      area(points('870,782 900,782 896,820 874,820'), '#8a5a45'),
      laptop({ x: 560, y: 724, scale: 1.65, screen: form }),
      cup({ x: 820, y: 734, scale: 1.4 }),
      circle(356, 716, 20, palette.sol),
      circle(392, 722, 18, palette.ember),
      area('M356 698q10 -18 30 -12q-10 16 -30 12', palette.olivera),
    )
  },
}

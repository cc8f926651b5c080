import { cat } from '../animals.ts'
import { mix, palette, shaded } from '../colour.ts'
import { cypress } from '../cypress.ts'
import { formSheet } from '../desk.ts'
import { points } from '../geometry.ts'
import { chimney, house } from '../house.ts'
import { keys } from '../keys.ts'
import { olive } from '../olive.ts'
import { portal } from '../openings.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { vine } from '../vine.ts'
import { window } from '../window.ts'

/** A key is handed over at the door of a village house. */
export const doorScene: Scene = {
  time: 'dawn',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      rect(0, 0, 1200, 812, time.wall.light),
      rect(0, 0, 1200, 60, time.roof.mid),
      rect(0, 56, 1200, 12, time.roof.shade),
      area(points('0,68 1200,68 1200,110 0,96'), time.wall.shade, 0.35),
      window(canvas, { x: 200, y: 420, width: 120, height: 200 }),
      window(canvas, { x: 1010, y: 420, width: 120, height: 200 }),
      window(canvas, { x: 600, y: 260, width: 70, height: 110 }),
      portal(canvas, { x: 600, y: 690, width: 220, height: 360 }),
      vine(canvas, {
        stem: points('830,690 820,580 812,470 780,380 690,310 560,290 470,310'),
        seed: 12,
        spread: 58,
      }),
      rect(0, 690, 1200, 130, mix(time.wall.mid, time.wall.light, 0.25)),
      area(points('440,690 760,690 800,712 400,712'), time.wall.light),
      area(points('400,712 800,712 800,726 400,726'), time.wall.shade, 0.6),
      rect(0, 686, 1200, 6, time.wall.shade),
      person(canvas, {
        x: 520,
        y: 766,
        scale: 2.5,
        top: palette.cala,
        bottom: palette.ink,
        skin: skin.dark,
        rightArm: 1.15,
      }),
      keys({ x: 604, y: 604, scale: 0.62, rotate: 10 }),
      person(canvas, {
        x: 690,
        y: 766,
        scale: 2.4,
        dress: true,
        top: palette.teja,
        hair: brownHair,
        skin: skin.light,
        leftArm: 1,
      }),
      pot(canvas, { x: 380, y: 716, scale: 2.1, seed: 4, flowers: palette.ametller }),
      pot(canvas, { x: 900, y: 730, scale: 2.4, seed: 6, flowers: palette.sol }),
      cat({ x: 280, y: 752, scale: 1.7 }),
      circle(470, 470, 22, palette.sol, 0.5),
      rect(462, 440, 16, 44, palette.ink, 3),
      rect(465, 450, 10, 26, palette.sol),
    )
  },
}

/** A house in scaffolding, two people over its plan. */
export const siteScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    const poles = [520, 640, 760, 880, 1000]
    return layers(
      backdrop(canvas, {
        horizon: 500,
        sun: { x: 200, y: 150, radius: 48 },
        clouds: [
          [460, 140, 260],
          [120, 260, 180],
        ],
        chains: [
          { seed: 40, height: 270, summit: 'left' },
          { seed: 17, height: 160, summit: 'even' },
        ],
      }),
      softArea('-20,560 400,530 800,550 1220,520 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      pine(canvas, { x: 130, y: 640, height: 360, seed: 4 }),
      cypress(canvas, { x: 440, y: 620, height: 240 }),
      rect(540, 330, 440, 320, mix(time.wall.mid, time.roof.light, 0.28)),
      rect(540, 500, 440, 150, time.wall.light),
      rect(930, 330, 50, 320, time.wall.shade),
      area(points('520,334 760,210 1000,334'), time.trunk.light),
      area(points('560,334 760,232 960,334'), mix(time.wall.mid, palette.paper, 0.2)),
      line('M600 334V314M660 334V284M720 334V254M800 334V254M860 334V284M920 334V314', time.trunk.dark, 8),
      area(
        'M600 470h60v-80h-60zM720 470h60v-80h-60zM840 470h60v-80h-60zM600 620h60v-84h-60zM840 620h60v-84h-60z',
        time.opening,
      ),
      area('M720 650v-100h70v100z', time.opening),
      line(poles.map((x) => `M${x} 672V300`).join(''), shaded(palette.mares, 0.45), 7),
      line('M500 500H1020M500 380H1020', palette.sol, 9),
      line('M520 500L640 380M880 500L1000 380', shaded(palette.mares, 0.45), 4),
      person(canvas, { x: 700, y: 496, scale: 1.15, top: palette.teja, hat: palette.sol, rightArm: 1.2 }),
      softArea('-20,670 500,650 1220,660 1220,820 -20,820', mix(time.wall.mid, time.grass.light, 0.3), {
        tension: 0.1,
      }),
      area('M1010 690h130v-20h-130zM1020 670h110v-20h-110zM1030 650h90v-20h-90z', time.roof.light),
      area('M1075 630h45v60h20v-20h-10v-20h-10z', time.roof.mid),
      person(canvas, {
        x: 388,
        y: 760,
        scale: 2.05,
        top: palette.cala,
        hat: palette.sol,
        skin: skin.dark,
        rightArm: 0.9,
      }),
      person(canvas, {
        x: 524,
        y: 760,
        scale: 2,
        dress: true,
        top: palette.sea,
        hair: brownHair,
        skin: skin.light,
        leftArm: 0.8,
      }),
      area('M418 612l78 -8l6 60l-78 8z', palette.paper),
      line('M432 626l50 -5M434 640l34 -3v16', palette.cala, 3),
      area('M640 760v-40h70v40z', palette.teja),
      area('M630 724h90v-8h-90z', shaded(palette.teja, 0.35)),
      bush(canvas, { x: 240, y: 740, width: 60, seed: 5 }),
    )
  },
}

/** A country house at night, lamps lit behind the windows, moon over the mountains. */
export const eveningScene: Scene = {
  time: 'nightfall',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 460,
        sun: { x: 860, y: 170, radius: 46 },
        clouds: [
          [420, 150, 280],
          [1020, 260, 200],
        ],
        chains: [
          { seed: 13, height: 290, summit: 'right' },
          { seed: 26, height: 170, summit: 'left' },
        ],
      }),
      softArea('-20,530 400,500 800,520 1220,490 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      cypress(canvas, { x: 330, y: 590, height: 260 }),
      cypress(canvas, { x: 286, y: 594, height: 190 }),
      house(canvas, { x: 370, y: 590, width: 170, height: 130, depth: 0.3, pitch: 0.34 }),
      window(canvas, { x: 430, y: 530, width: 28, height: 44 }),
      chimney(canvas, { x: 700, y: 330, width: 24, height: 50 }),
      house(canvas, { x: 520, y: 604, width: 330, height: 210, depth: 0.4, pitch: 0.28, eave: 8 }),
      window(canvas, { x: 590, y: 476, width: 34, height: 54 }),
      window(canvas, { x: 690, y: 476, width: 34, height: 54, open: false }),
      window(canvas, { x: 784, y: 476, width: 34, height: 54 }),
      window(canvas, { x: 590, y: 574, width: 36, height: 60 }),
      window(canvas, { x: 790, y: 574, width: 36, height: 60 }),
      portal(canvas, { x: 690, y: 604, width: 58, height: 94 }),
      area(points('660,604 724,604 800,690 560,690'), palette.sol, 0.24),
      circle(740, 520, 26, palette.sol, 0.3),
      circle(740, 520, 7, palette.sol),
      softArea('-20,640 400,612 700,620 1220,590 1220,820 -20,820', time.grass.mid, {
        tension: 0.1,
        opacity: 0.7,
      }),
      area(
        'M660 608C650 660 580 700 600 760L620 820H800C760 760 690 700 720 608Z',
        mix(time.wall.mid, time.wall.light, 0.4),
        0.8,
      ),
      pot(canvas, { x: 632, y: 616, scale: 1.1, seed: 4 }),
      pot(canvas, { x: 756, y: 616, scale: 1.1, seed: 6 }),
      stoneWall(canvas, { from: 0, to: 560, y: 716, height: 70, seed: 9, stone: 44, sag: 8 }),
      olive(canvas, { x: 1000, y: 720, height: 400, seed: 8 }),
      cat({ x: 420, y: 722, scale: 1.5 }),
      softArea('-20,790 300,776 700,796 1220,750 1220,820 -20,820', time.leaf.deep, { tension: 0.1 }),
    )
  },
}

/** Bills and an electricity meter on a yellow wall, a bulb above the desk. */
export const meterScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time, width, height } = canvas
    return layers(
      rect(0, 0, width, height, mix(palette.sol, palette.paper, 0.62)),
      area(points('0,0 560,0 200,812 0,812'), palette.paper, 0.25),
      rect(0, 596, width, 230, time.wall.light),
      rect(0, 590, width, 14, time.wall.shade),
      line('M600 0V150', palette.ink, 5),
      circle(600, 250, 190, palette.sol, 0.2),
      circle(600, 250, 120, palette.sol, 0.3),
      rect(578, 140, 44, 44, shaded(palette.mares, 0.45), 6),
      circle(600, 240, 62, '#fff0c4'),
      line('M582 200L588 250L600 232L612 250L618 200', palette.ember, 4),
      rect(790, 210, 190, 250, palette.paper, 10),
      rect(806, 226, 158, 218, mix(palette.cala, palette.paper, 0.7), 6),
      circle(885, 300, 58, palette.paper),
      line('M842 300a43 43 0 0 1 86 0', palette.cala, 8),
      line('M885 300L912 272', palette.teja, 6),
      rect(826, 376, 118, 34, palette.ink, 4),
      area('M836 384h12v18h-12zM856 384h12v18h-12zM876 384h12v18h-12zM896 384h12v18h-12z', palette.mares),
      area('M922 384h12v18h-12z', palette.teja),
      line('M885 460V560C885 580 860 590 830 590', palette.ink, 6),
      formSheet({ x: 250, y: 364, scale: 1.25, rotate: -7, colour: palette.mares, seed: 3, sealed: false }),
      formSheet({ x: 360, y: 354, scale: 1.28, rotate: 5, colour: palette.paper, seed: 7, sealed: false }),
      rect(250, 632, 700, 18, '#c68a64'),
      rect(230, 620, 740, 18, '#a5694a'),
      area('M270 650h34v162h-34zM896 650h34v162h-34z', '#8a5a45'),
      pot(canvas, { x: 700, y: 622, scale: 2, seed: 5, flowers: palette.ametller }),
      circle(610, 602, 18, palette.ember),
      circle(578, 605, 16, palette.sol),
      cat({ x: 1040, y: 762, scale: 2.4 }),
      pot(canvas, { x: 130, y: 790, scale: 3, seed: 3, flowers: palette.teja }),
    )
  },
}

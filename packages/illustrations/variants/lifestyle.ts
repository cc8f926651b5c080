import { almond } from '../almond.ts'
import { bike } from '../bike.ts'
import { dog } from '../animals.ts'
import { mix, palette } from '../colour.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { arch } from '../openings.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import { slabs } from '../rocks.ts'
import type { Scene } from '../scene.ts'
import { lenses, ripples } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { agave, bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { stoneWall } from '../stone-wall.ts'
import { cafeTable } from '../street-furniture.ts'
import { backdrop } from '../things/backdrop.ts'
import { lampString, parasol } from '../things/street-things.ts'
import { windmill } from '../windmill.ts'

/** Windmills and almond trees, a cyclist stops on the way. */
export const windmillsScene: Scene = {
  time: 'golden',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 470,
        sun: { x: 840, y: 330, radius: 66 },
        clouds: [
          [320, 120, 280],
          [980, 180, 220],
        ],
        chains: [
          { seed: 36, height: 220, summit: 'left' },
          { seed: 14, height: 120, summit: 'even' },
        ],
      }),
      softArea('-20,540 400,500 800,520 1220,490 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      windmill(canvas, { x: 1010, y: 560, height: 240, turn: 22 }),
      windmill(canvas, { x: 430, y: 600, height: 420, turn: 10 }),
      softArea('-20,620 400,590 800,610 1220,580 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      stoneWall(canvas, { from: 560, to: 1210, y: 630, height: 44, seed: 6, stone: 40, sag: 8 }),
      area(
        'M-20 812C200 760 420 740 640 700C760 676 800 650 900 640L930 640C880 670 840 700 760 730C640 770 560 790 520 812Z',
        mix(time.wall.light, time.grass.light, 0.2),
      ),
      almond(canvas, { x: 170, y: 700, height: 340, seed: 8, forks: 3 }),
      almond(canvas, { x: 880, y: 620, height: 170, seed: 3, forks: 2 }),
      bike({ x: 590, y: 766, scale: 1.9, colour: palette.teja }),
      person(canvas, {
        x: 560,
        y: 762,
        scale: 1.95,
        top: palette.cala,
        bottom: palette.mares,
        hat: palette.paper,
        skin: skin.light,
        rightArm: 0.9,
      }),
      softArea('700,812 900,760 1220,720 1220,820 700,820', time.leaf.deep, { tension: 0.1 }),
      bush(canvas, { x: 1050, y: 760, width: 70, seed: 4, dark: true }),
    )
  },
}

/** A cove between rocks: swimmers' towels, a boat, pines. */
export const coveScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    const sand = '#f6e6c4'
    return layers(
      backdrop(canvas, {
        horizon: 380,
        sun: { x: 620, y: 130, radius: 48 },
        clouds: [
          [330, 150, 260],
          [860, 110, 220],
        ],
        chains: [],
        water: true,
      }),
      area(
        points('-20,330 120,320 220,350 300,360 340,400 420,420 440,470 400,520 300,560 -20,640'),
        time.rock.mid,
      ),
      slabs(
        ['120,320 220,350 190,440 120,520 60,420', '300,360 340,400 330,470 290,520 260,440'],
        time.rock.light,
      ),
      slabs(
        ['220,350 300,360 260,440 250,530 190,540 190,440', '340,400 420,420 440,470 400,520 340,500'],
        time.rock.shade,
      ),
      area(
        points('1220,300 1080,310 1000,350 900,370 860,420 780,440 760,490 820,540 940,570 1220,650'),
        time.rock.mid,
      ),
      slabs(
        ['1080,310 1000,350 1010,440 1080,500 1140,400', '860,420 780,440 800,500 860,520 900,470'],
        time.rock.light,
      ),
      slabs(['1000,350 900,370 880,460 940,540 1010,540 1010,440'], time.rock.shade),
      softArea('-20,336 120,316 240,346 200,372 -20,380', time.grass.mid, { tension: 0.12 }),
      softArea('1220,304 1080,302 980,346 1040,368 1220,360', time.grass.mid, { tension: 0.12 }),
      pine(canvas, { x: 130, y: 340, height: 240, seed: 4, lean: 0.12 }),
      pine(canvas, { x: 1090, y: 326, height: 260, seed: 6, lean: -0.12 }),
      softArea('300,560 480,520 720,520 900,560 1000,640 700,690 300,650', time.sea[0], {
        tension: 0.12,
        opacity: 0.75,
      }),
      ripples({ x: [420, 800], y: [400, 600], colour: time.glint, count: 20 }),
      llaut(canvas, { x: 600, y: 500, scale: 0.95 }),
      softArea('-20,640 240,600 560,650 900,640 1220,600 1220,820 -20,820', palette.paper, {
        tension: 0.12,
        opacity: 0.8,
      }),
      softArea('-20,656 240,614 560,664 900,656 1220,616 1220,820 -20,820', sand, { tension: 0.12 }),
      parasol({ x: 430, y: 740, scale: 1.3, colour: palette.cala }),
      area(points('350,752 470,744 500,764 364,774'), palette.teja),
      parasol({ x: 830, y: 752, scale: 1.5, colour: palette.teja }),
      area(points('740,766 880,758 912,780 752,790'), palette.sea),
      person(canvas, {
        x: 590,
        y: 740,
        scale: 1.6,
        top: palette.sol,
        bottom: palette.cala,
        skin: skin.medium,
      }),
      person(canvas, {
        x: 656,
        y: 746,
        scale: 1.55,
        dress: true,
        top: palette.teja,
        hat: palette.mares,
        skin: skin.light,
        hair: brownHair,
      }),
      agave(canvas, { x: 1120, y: 800, height: 80 }),
      lenses([[600, 664, 120, 5]], palette.paper, 0.7),
    )
  },
}

/** A village fair by night: lamps over the square, music and dancing. */
export const fairScene: Scene = {
  time: 'nightfall',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 560,
        sun: { x: 240, y: 150, radius: 44 },
        clouds: [[520, 130, 260]],
        chains: [
          { seed: 29, height: 260, summit: 'even' },
          { seed: 17, height: 140, summit: 'even' },
        ],
      }),
      rect(0, 610, 1200, 210, mix(time.wall.mid, time.wall.light, 0.2)),
      facade(canvas, {
        x: -30,
        y: 670,
        width: 270,
        height: 430,
        wall: time.wall.mid,
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 170,
      }),
      facade(canvas, {
        x: 240,
        y: 670,
        width: 240,
        height: 360,
        wall: time.wall.light,
        floors: 1,
        columns: 2,
        ground: 'arcade',
        groundHeight: 180,
        balconies: 0,
      }),
      rect(560, 220, 100, 450, time.wall.light),
      rect(616, 220, 44, 450, time.wall.shade),
      area(points('550,220 670,220 610,150'), time.roof.mid),
      arch({ x: 604, y: 330, width: 34, height: 66 }, time.opening),
      rect(480, 440, 260, 230, time.wall.mid),
      arch({ x: 590, y: 670, width: 90, height: 160 }, time.opening),
      facade(canvas, {
        x: 740,
        y: 670,
        width: 220,
        height: 400,
        wall: time.wall.light,
        floors: 2,
        columns: 2,
        ground: 'door',
        groundHeight: 160,
        balconies: 0,
      }),
      facade(canvas, {
        x: 960,
        y: 670,
        width: 270,
        height: 340,
        wall: time.wall.mid,
        floors: 1,
        columns: 2,
        ground: 'arcade',
        groundHeight: 180,
      }),
      lampString(140, 330, 600, 400, 12),
      lampString(600, 400, 1080, 340, 12),
      lampString(330, 470, 880, 470, 12),
      area(points('0,716 1200,706 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.5)),
      circle(600, 760, 300, palette.sol, 0.07),
      person(canvas, {
        x: 400,
        y: 752,
        scale: 1.85,
        top: palette.teja,
        skin: skin.dark,
        rightArm: 1.4,
        leftArm: 0.6,
      }),
      person(canvas, {
        x: 486,
        y: 756,
        scale: 1.8,
        dress: true,
        top: palette.mares,
        hair: brownHair,
        skin: skin.light,
        leftArm: 1.4,
        rightArm: 0.8,
      }),
      person(canvas, {
        x: 610,
        y: 766,
        scale: 1.85,
        dress: true,
        top: palette.ametller,
        skin: skin.medium,
        rightArm: 1.5,
        leftArm: 1,
      }),
      person(canvas, {
        x: 700,
        y: 762,
        scale: 1.85,
        top: palette.cala,
        bottom: palette.ink,
        hat: palette.mares,
        leftArm: 1.5,
      }),
      cafeTable({ x: 790, y: 756, scale: 1.4 }),
      person(canvas, { x: 862, y: 760, scale: 1.8, top: palette.sol, skin: skin.pale, leftArm: 0.9 }),
      dog({ x: 260, y: 770, scale: 1 }),
      pot(canvas, { x: 150, y: 716, scale: 1.7, seed: 3 }),
      line('M140 330V700M1080 340V690', palette.ink, 6),
    )
  },
}

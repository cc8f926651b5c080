import { cat } from '../animals.ts'
import { almond } from '../almond.ts'
import { clipped } from '../clip.ts'
import { mix, palette, shaded } from '../colour.ts'
import { cup, formSheet } from '../desk.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { marketStall } from '../market-stall.ts'
import { palm } from '../palm.ts'
import { person } from '../person.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { glints, ripples } from '../sea.ts'
import { area, circle, layers, line, rect } from '../shapes.ts'
import { brownHair, skin } from '../skin.ts'
import { cafeChair, cafeTable } from '../street-furniture.ts'
import { backdrop } from '../things/backdrop.ts'
import { laptop } from '../things/laptop.ts'
import { parasol } from '../things/street-things.ts'
import { town } from '../town.ts'

/** A café terrace in the evening sun, the owner serving. */
export const cafeScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 600,
        sun: { x: 240, y: 380, radius: 60 },
        clouds: [
          [300, 140, 280],
          [120, 220, 180],
        ],
        chains: [
          { seed: 12, height: 300, summit: 'left' },
          { seed: 34, height: 180, summit: 'left' },
        ],
      }),
      town(canvas, { from: -10, to: 300, y: 624, scale: 1.4, seed: 9 }),
      rect(0, 620, 1200, 200, mix(time.wall.mid, time.wall.light, 0.35)),
      facade(canvas, {
        x: 300,
        y: 670,
        width: 420,
        height: 500,
        wall: mix(palette.ametller, time.wall.light, 0.4),
        floors: 2,
        columns: 3,
        ground: 'shop',
        groundHeight: 210,
        awning: { colour: palette.olivera, stripes: 11 },
        balconies: 0,
      }),
      facade(canvas, {
        x: 720,
        y: 670,
        width: 500,
        height: 400,
        wall: time.wall.light,
        floors: 1,
        columns: 4,
        ground: 'arcade',
        groundHeight: 200,
      }),
      area(points('0,720 1200,706 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.55)),
      rect(354, 560, 312, 110, '#f6d08c'),
      person(canvas, { x: 450, y: 668, scale: 1.25, top: palette.mares, hair: brownHair }),
      rect(354, 636, 312, 36, palette.teja),
      parasol({ x: 800, y: 726, scale: 1.6, colour: palette.teja }),
      cafeTable({ x: 800, y: 730, scale: 1.2 }),
      cafeChair({ x: 748, y: 736, scale: 1.15 }),
      cafeChair({ x: 852, y: 736, scale: 1.15, flip: true }),
      cafeTable({ x: 520, y: 770, scale: 1.3 }),
      cafeChair({ x: 462, y: 776, scale: 1.25 }),
      cafeChair({ x: 580, y: 776, scale: 1.25, flip: true }),
      person(canvas, {
        x: 672,
        y: 760,
        scale: 1.85,
        top: palette.paper,
        bottom: palette.ink,
        skin: skin.dark,
        leftArm: 0.9,
      }),
      pot(canvas, { x: 330, y: 690, scale: 1.6, seed: 3, flowers: palette.sol }),
      pot(canvas, { x: 960, y: 720, scale: 1.7, seed: 5, flowers: palette.ametller }),
      palm(canvas, { x: 180, y: 760, height: 480, seed: 4 }),
      cat({ x: 1050, y: 744, scale: 1.3, flip: true }),
    )
  },
}

/** A stall on the quay early in the morning. */
export const stallScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 800, y: 340, radius: 58 },
        clouds: [
          [300, 130, 260],
          [980, 160, 240],
        ],
        chains: [
          { seed: 24, height: 270, summit: 'left' },
          { seed: 31, height: 160, summit: 'left', to: 800 },
        ],
        water: true,
      }),
      town(canvas, { from: -20, to: 330, y: 470, scale: 1.3, seed: 4 }),
      glints(canvas, { x: 800, from: 456, to: 640, width: 170, count: 24 }),
      ripples({ x: [0, 1200], y: [480, 640], colour: time.sea[0], count: 18 }),
      llaut(canvas, { x: 950, y: 580, scale: 0.95, flip: true }),
      llaut(canvas, { x: 180, y: 570, scale: 0.8, crew: false }),
      area(points('0,650 1200,640 1200,812 0,812'), mix(time.wall.mid, time.wall.light, 0.3)),
      area(points('0,650 1200,640 1200,654 0,666'), time.wall.light),
      marketStall(canvas, { x: 440, y: 744, width: 320, colour: palette.cala, seller: 0.4, firstFruit: 1 }),
      person(canvas, {
        x: 380,
        y: 766,
        scale: 1.85,
        top: palette.teja,
        bag: palette.mares,
        rightArm: 0.8,
        skin: skin.light,
        hair: brownHair,
      }),
      person(canvas, { x: 820, y: 772, scale: 1.85, dress: true, top: palette.sol, leftArm: 0.6 }),
      almond(canvas, { x: 1080, y: 760, height: 380, seed: 9, forks: 3 }),
      pot(canvas, { x: 250, y: 740, scale: 1.7, seed: 6, flowers: palette.teja }),
    )
  },
}

/** A desk with a laptop in a small office; the street lies outside the window. */
export const deskScene: Scene = {
  time: 'noon',
  light: 1,
  draw: (canvas) => {
    const { time, width, height } = canvas
    const shield = layers(
      rect(0, 0, 176, 108, palette.sea),
      area('M88 18L124 30V58C124 78 108 90 88 98C68 90 52 78 52 58V30Z', palette.mares),
      area('M88 26V90C72 84 60 74 60 58V36Z', palette.cala),
      line('M74 56L85 68L104 44', palette.teja, 7),
    )
    return layers(
      rect(0, 0, width, height, '#e9e2cf'),
      rect(0, 0, width, 40, '#d9cfb6'),
      rect(330, 90, 560, 420, time.wall.light),
      clipped(
        canvas,
        'M350 110h520v380h-520z',
        layers(
          backdrop(canvas, {
            horizon: 470,
            clouds: [[480, 180, 200]],
            chains: [{ seed: 12, height: 220, summit: 'even' }],
          }),
          facade(canvas, {
            x: 340,
            y: 500,
            width: 190,
            height: 300,
            wall: time.wall.mid,
            floors: 2,
            columns: 2,
            ground: 'door',
            groundHeight: 110,
            windowWidth: 26,
            windowHeight: 48,
          }),
          facade(canvas, {
            x: 700,
            y: 500,
            width: 190,
            height: 340,
            wall: mix(palette.ametller, palette.paper, 0.3),
            floors: 2,
            columns: 2,
            ground: 'arcade',
            groundHeight: 120,
            windowWidth: 26,
            windowHeight: 48,
          }),
          palm(canvas, { x: 610, y: 510, height: 230, seed: 3 }),
        ),
      ),
      rect(604, 110, 12, 380, time.wall.light),
      rect(350, 290, 520, 10, time.wall.light),
      rect(310, 504, 600, 20, palette.paper),
      rect(310, 520, 600, 8, time.wall.shade),
      pot(canvas, { x: 400, y: 506, scale: 1.3, seed: 4, flowers: palette.teja }),
      rect(60, 180, 190, 14, time.trunk.light),
      rect(80, 90, 26, 90, palette.teja),
      rect(110, 100, 30, 80, palette.sea),
      rect(144, 84, 24, 96, palette.olivera),
      rect(172, 106, 34, 74, palette.mares),
      rect(60, 330, 190, 14, time.trunk.light),
      rect(76, 250, 40, 80, palette.cala),
      rect(122, 262, 90, 68, shaded(palette.mares, 0.2)),
      rect(960, 120, 190, 150, palette.paper),
      area(points('980,240 1020,190 1050,216 1086,160 1130,240'), palette.ametller),
      circle(1108, 156, 12, palette.sol),
      rect(0, 620, width, 200, '#a5694a'),
      rect(0, 620, width, 12, '#c68a64'),
      area(points('330,632 880,632 1000,812 240,812'), '#d9a57c', 0.5),
      laptop({ x: 600, y: 736, scale: 1.75, screen: shield }),
      formSheet({ x: 250, y: 600, scale: 0.9, rotate: -9, colour: palette.paper, seed: 4, sealed: false }),
      cup({ x: 900, y: 742, scale: 1.5 }),
      rect(980, 712, 130, 26, palette.sea, 4),
      rect(990, 690, 120, 24, palette.teja, 4),
    )
  },
}

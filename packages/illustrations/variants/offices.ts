import { cat, dog } from '../animals.ts'
import { awning } from '../awning.ts'
import { bike } from '../bike.ts'
import type { Canvas } from '../canvas.ts'
import { clipped } from '../clip.ts'
import { mix, palette, shaded, type Colour } from '../colour.ts'
import { cup } from '../desk.ts'
import { facade } from '../facade.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { marketStall } from '../market-stall.ts'
import { arch } from '../openings.ts'
import { palm } from '../palm.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { glints, ripples } from '../sea.ts'
import { area, circle, ellipse, layers, line, rect, softArea } from '../shapes.ts'
import { brownHair, skin } from '../skin.ts'
import { bench } from '../street-furniture.ts'
import { backdrop } from '../things/backdrop.ts'
import { laptop } from '../things/laptop.ts'
import { parasol, towerSign } from '../things/street-things.ts'
import { town } from '../town.ts'
import { windmill } from '../windmill.ts'

const warmLight: Colour = '#fbdc9a'

/** The office at street level, 340 wide: glass, a door, two people at the desk, the awning and the sign. */
function office(canvas: Canvas, x: number, y: number, colour: Colour): string {
  const { time } = canvas
  return layers(
    rect(x, y - 190, 340, 190, time.shutter.dark),
    rect(x + 12, y - 172, 210, 150, warmLight),
    rect(x + 236, y - 172, 92, 172, shaded(time.shutter.dark, 0.3)),
    rect(x + 244, y - 164, 76, 156, '#f6c983'),
    clipped(
      canvas,
      `M${x + 12} ${y - 172}h210v150h-210z`,
      layers(
        person(canvas, { x: x + 64, y: y + 8, scale: 1.45, top: palette.cala, skin: skin.dark }),
        person(canvas, {
          x: x + 168,
          y: y + 8,
          scale: 1.45,
          dress: true,
          top: palette.teja,
          hair: brownHair,
          skin: skin.light,
        }),
        rect(x + 30, y - 74, 176, 60, '#c98a5e'),
        rect(x + 30, y - 80, 176, 9, palette.sea),
        rect(x + 100, y - 104, 34, 24, palette.ink, 2),
      ),
    ),
    area(`M${x + 12} ${y - 172}h60l-60 84z`, palette.paper, 0.35),
    circle(x + 310, y - 84, 4, palette.sol),
    awning({ x: x - 16, y: y - 232, width: 372, height: 56, stripes: 11, colour }),
    towerSign({ x: x + 386, y: y - 250 }),
  )
}

function pavement({ time }: Canvas, y: number): string {
  return layers(
    area(points(`0,${y} 1200,${y - 12} 1200,812 0,812`), mix(time.ridges[2], time.wall.mid, 0.5)),
    area(points(`0,${y - 8} 1200,${y - 20} 1200,${y - 10} 0,${y + 2}`), time.wall.light),
  )
}

/** The office in Llucmajor: a market square inland, church and windmill. */
export const llucmajorScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 560,
        clouds: [
          [220, 120, 260],
          [1020, 160, 220],
        ],
        chains: [
          { seed: 21, height: 180, summit: 'even' },
          { seed: 11, height: 100, summit: 'left' },
        ],
      }),
      windmill(canvas, { x: 120, y: 590, height: 230, turn: 12 }),
      rect(0, 610, 1200, 210, mix(time.wall.mid, time.wall.light, 0.4)),
      rect(900, 320, 330, 340, time.wall.mid),
      rect(930, 110, 96, 550, time.wall.light),
      rect(986, 110, 40, 550, time.wall.shade),
      area(points('920,110 1036,110 978,40'), time.roof.mid),
      arch({ x: 970, y: 220, width: 32, height: 66 }, time.opening),
      arch({ x: 1120, y: 660, width: 90, height: 170 }, time.opening),
      circle(1120, 400, 34, time.opening),
      facade(canvas, {
        x: 220,
        y: 670,
        width: 170,
        height: 370,
        wall: mix(palette.sol, palette.paper, 0.6),
        floors: 2,
        columns: 1,
        ground: 'arcade',
        groundHeight: 150,
      }),
      facade(canvas, {
        x: 390,
        y: 670,
        width: 440,
        height: 480,
        wall: time.wall.mid,
        floors: 2,
        columns: 3,
        ground: 'plain',
        groundHeight: 230,
        balconies: 0,
        open: [true, true, false],
      }),
      facade(canvas, {
        x: 830,
        y: 670,
        width: 100,
        height: 340,
        wall: time.wall.light,
        floors: 2,
        columns: 1,
        ground: 'door',
        groundHeight: 140,
        windowWidth: 26,
        windowHeight: 48,
      }),
      office(canvas, 440, 670, palette.olivera),
      pavement(canvas, 712),
      marketStall(canvas, { x: 70, y: 762, width: 230, colour: palette.teja, seller: 0.5, firstFruit: 0 }),
      person(canvas, {
        x: 370,
        y: 764,
        scale: 1.75,
        dress: true,
        top: palette.sea,
        hat: palette.mares,
        bag: palette.teja,
      }),
      person(canvas, { x: 610, y: 756, scale: 1.7, walking: true, top: palette.sol, skin: skin.dark }),
      bench(canvas, 860, 722, 150),
      pot(canvas, { x: 420, y: 700, scale: 1.5, seed: 3, flowers: palette.ametller }),
      palm(canvas, { x: 1100, y: 760, height: 380, seed: 4 }),
    )
  },
}

/** The office in Santa Ponça: pines and the beach at the end of the street. */
export const santaPonsaScene: Scene = {
  time: 'noon',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 980, y: 130, radius: 46 },
        clouds: [
          [820, 220, 240],
          [200, 100, 220],
        ],
        chains: [{ seed: 28, height: 160, summit: 'right', from: 700 }],
        water: true,
      }),
      ripples({ x: [700, 1200], y: [470, 580], colour: time.glint, count: 14 }),
      llaut(canvas, { x: 960, y: 530, scale: 0.6, light: 1 }),
      softArea('640,640 860,600 1220,560 1220,720 640,720', '#f6e6c4', { tension: 0.1 }),
      parasol({ x: 980, y: 650, scale: 0.75, colour: palette.teja }),
      parasol({ x: 1100, y: 640, scale: 0.7, colour: palette.sol }),
      rect(0, 640, 800, 180, mix(time.wall.mid, time.wall.light, 0.4)),
      facade(canvas, {
        x: -60,
        y: 680,
        width: 300,
        height: 430,
        wall: mix(palette.ametller, palette.paper, 0.4),
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 170,
      }),
      facade(canvas, {
        x: 240,
        y: 680,
        width: 470,
        height: 400,
        wall: time.wall.light,
        floors: 1,
        columns: 4,
        ground: 'plain',
        groundHeight: 240,
        balconies: 0,
        open: [true],
      }),
      office(canvas, 320, 680, palette.cala),
      pavement(canvas, 718),
      pine(canvas, { x: 850, y: 730, height: 620, seed: 3, lean: -0.08 }),
      person(canvas, {
        x: 760,
        y: 760,
        scale: 1.75,
        top: palette.teja,
        bottom: palette.mares,
        skin: skin.light,
        hair: brownHair,
        rightArm: 0.5,
      }),
      person(canvas, { x: 820, y: 764, scale: 1.8, child: true, top: palette.sol, leftArm: 0.8 }),
      bike({ x: 470, y: 758, scale: 1.6, colour: palette.teja }),
      pot(canvas, { x: 280, y: 706, scale: 1.6, seed: 4, flowers: palette.teja }),
      pot(canvas, { x: 690, y: 706, scale: 1.6, seed: 6, flowers: palette.ametller }),
      dog({ x: 930, y: 764, scale: 1 }),
    )
  },
}

/** Santa Ponça Services: a harbour street early in the morning, boats opposite. */
export const servicesStreetScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 200, y: 320, radius: 54 },
        clouds: [
          [320, 120, 260],
          [120, 200, 180],
        ],
        chains: [
          { seed: 33, height: 220, summit: 'left' },
          { seed: 45, height: 120, summit: 'left', to: 700 },
        ],
        water: true,
      }),
      town(canvas, { from: -20, to: 240, y: 468, scale: 1.1, seed: 14 }),
      glints(canvas, { x: 200, from: 460, to: 650, width: 150, count: 22 }),
      llaut(canvas, { x: 310, y: 570, scale: 0.85, crew: false }),
      llaut(canvas, { x: 110, y: 610, scale: 1, flip: true }),
      area(points('0,650 420,640 420,812 0,812'), mix(time.wall.mid, time.wall.light, 0.3)),
      rect(420, 620, 800, 200, mix(time.wall.mid, time.wall.light, 0.3)),
      facade(canvas, {
        x: 430,
        y: 676,
        width: 470,
        height: 520,
        wall: mix(palette.sol, time.wall.light, 0.62),
        floors: 2,
        columns: 4,
        ground: 'plain',
        groundHeight: 236,
        balconies: 0,
        open: [true, false, true, true],
      }),
      facade(canvas, {
        x: 900,
        y: 676,
        width: 320,
        height: 430,
        wall: time.wall.mid,
        floors: 2,
        columns: 2,
        ground: 'arcade',
        groundHeight: 180,
      }),
      office(canvas, 500, 676, palette.teja),
      pavement(canvas, 716),
      bench(canvas, 950, 730, 150),
      person(canvas, {
        x: 470,
        y: 762,
        scale: 1.75,
        top: palette.sea,
        bottom: palette.ink,
        skin: skin.medium,
        rightArm: 0.6,
      }),
      area('M496 660l24 -6l6 30l-24 6z', palette.paper),
      person(canvas, { x: 700, y: 758, scale: 1.7, dress: true, top: palette.mares, hair: palette.ink }),
      cat({ x: 380, y: 744, scale: 1.3 }),
      palm(canvas, { x: 330, y: 740, height: 420, seed: 5 }),
      pot(canvas, { x: 866, y: 702, scale: 1.6, seed: 3, flowers: palette.ametller }),
    )
  },
}

/** The online office: a video call on a desk, the tower's bay in the window at dusk. */
export const onlineScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time, width, height } = canvas
    const call = layers(
      rect(0, 0, 176, 108, mix(palette.mares, palette.cala, 0.2)),
      rect(0, 66, 176, 42, '#c98a5e'),
      circle(88, 42, 17, skin.medium),
      area('M70 42C70 16 106 16 106 42C102 30 76 30 70 42Z', palette.ink),
      area('M54 108C54 78 70 64 88 64C106 64 122 78 122 108Z', palette.teja),
      rect(126, 8, 42, 30, palette.sea, 3),
      circle(147, 20, 6, skin.light),
      area('M136 38C136 30 142 27 147 27C152 27 158 30 158 38Z', palette.sol),
      circle(74, 98, 6, palette.paper),
      circle(102, 98, 6, palette.teja),
    )
    return layers(
      rect(0, 0, width, height, '#efd9b4'),
      rect(640, 70, 440, 440, time.wall.light),
      clipped(
        canvas,
        'M660 90h400v400h-400z',
        layers(
          backdrop(canvas, {
            horizon: 380,
            sun: { x: 780, y: 290, radius: 46 },
            clouds: [[930, 160, 200]],
            chains: [{ seed: 23, height: 200, summit: 'right' }],
            water: true,
          }),
          glints(canvas, { x: 780, from: 386, to: 520, width: 120, count: 16 }),
          llaut(canvas, { x: 930, y: 440, scale: 0.6 }),
        ),
      ),
      rect(852, 90, 14, 400, time.wall.light),
      rect(620, 500, 480, 20, time.wall.light),
      rect(620, 516, 480, 8, time.wall.shade),
      pot(canvas, { x: 1010, y: 502, scale: 1.5, seed: 4, flowers: palette.teja }),
      line('M240 0V150', palette.ink, 4),
      circle(240, 226, 120, palette.sol, 0.25),
      area('M180 210C184 160 296 160 300 210Z', palette.sea),
      ellipse(240, 211, 34, 8, palette.sol),
      rect(90, 330, 260, 14, time.trunk.light),
      rect(110, 250, 28, 80, palette.teja),
      rect(142, 262, 30, 68, palette.cala),
      rect(176, 246, 24, 84, palette.olivera),
      rect(230, 280, 90, 50, palette.mares),
      rect(0, 624, width, 200, '#a5694a'),
      rect(0, 624, width, 12, '#c68a64'),
      laptop({ x: 520, y: 742, scale: 2.1, screen: call }),
      cup({ x: 790, y: 748, scale: 1.6 }),
      area('M900 722h170l14 26h-190z', palette.paper),
      line('M920 732h120M918 740h90', mix(palette.paper, palette.sea, 0.35), 3),
      cat({ x: 190, y: 640, scale: 2 }),
    )
  },
}

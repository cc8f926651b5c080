import { dog } from './animals.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette, shaded } from './colour.ts'
import { crate } from './crate.ts'
import { facade } from './facade.ts'
import { points } from './geometry.ts'
import { arch } from './openings.ts'
import { palm } from './palm.ts'
import { person } from './person.ts'
import { pot } from './pot.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { sea } from './sea.ts'
import { area, layers, rect } from './shapes.ts'
import { bush } from './shrubs.ts'
import { cloud, sky } from './sky.ts'
import { cafeChair, cafeTable } from './street-furniture.ts'
import { town } from './town.ts'
import { van } from './van.ts'

/** Mountains, sea and a village. */
function background(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    sky(canvas, 620),
    cloud({ x: 220, y: 150, width: 280, colour: time.cloud, seed: 3, rows: 3 }),
    cloud({ x: 520, y: 80, width: 180, colour: time.cloud, seed: 7, rows: 2, opacity: 0.8 }),
    ridge(canvas, {
      peaks: '-20,420 60,360 130,384 210,290 270,330 350,250 420,300 520,260 640,340',
      base: 640,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 5,
      haze: time.haze,
    }),
    ridge(canvas, {
      peaks: '-20,500 120,440 220,460 330,390 420,430 560,380',
      base: 640,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 15,
      haze: time.ridges[0],
    }),
    sea(canvas, { horizon: 560, bottom: 660 }),
    rect(0, 600, width, 80, mix(time.wall.mid, time.grass.light, 0.25)),
    town(canvas, { from: 60, to: 330, y: 604, scale: 1.3, seed: 9 }),
    rect(214, 470, 34, 130, time.wall.light),
    rect(232, 470, 16, 130, time.wall.shade),
    area(points('208,470 254,470 231,430'), time.roof.mid),
    arch({ x: 231, y: 510, width: 12, height: 26 }, time.opening),
  )
}

/** Three town houses. */
function houses(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    rect(0, 640, width, 170, mix(time.wall.mid, time.wall.light, 0.4)),
    facade(canvas, {
      x: 380,
      y: 660,
      width: 250,
      height: 420,
      wall: time.wall.mid,
      floors: 2,
      columns: 2,
      ground: 'arcade',
      groundHeight: 160,
      balconies: 0,
    }),
    facade(canvas, {
      x: 930,
      y: 660,
      width: 290,
      height: 470,
      wall: mix(palette.ametller, palette.paper, 0.3),
      floors: 2,
      columns: 2,
      ground: 'door',
      groundHeight: 160,
      balconies: 1,
    }),
    facade(canvas, {
      x: 630,
      y: 660,
      width: 300,
      height: 520,
      wall: time.wall.light,
      floors: 2,
      columns: 2,
      ground: 'shop',
      groundHeight: 190,
      awning: { colour: palette.teja, stripes: 9 },
      balconies: 0,
      open: [true, true, false, true],
    }),
  )
}

/** The shop with its crates and the shopkeeper. */
function shop(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    rect(664, 568, 112, 92, shaded(time.sea[3], 0.25)),
    rect(790, 568, 90, 92, shaded(time.sea[3], 0.45)),
    area(points('664,660 664,610 690,568 776,568 700,660'), palette.paper, 0.1),
    crate({ x: 672, y: 650, width: 50, height: 22, fruit: palette.ember }),
    crate({ x: 728, y: 650, width: 44, height: 22, fruit: palette.sol }),
    crate({ x: 672, y: 622, width: 46, height: 20, fruit: palette.olivera }),
    person(canvas, { x: 836, y: 684, scale: 1.08, top: palette.paper, rightArm: 0.5 }),
  )
}

/** Café, van and passers-by. */
function street(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(points('0,700 1200,690 1200,812 0,812'), mix(time.ridges[2], time.wall.mid, 0.45)),
    area(points('0,696 1200,684 1200,694 0,706'), time.wall.light),
    cafeTable({ x: 470, y: 690, scale: 1.1 }),
    cafeChair({ x: 425, y: 694, scale: 1.05 }),
    cafeChair({ x: 516, y: 694, scale: 1.05, flip: true }),
    area('M470 560q-74 4 -80 36h160q-6 -32 -80 -36', palette.sol),
    area('M470 560q20 10 24 36h56q-6 -32 -80 -36', mix(palette.sol, palette.teja, 0.4)),
    rect(468, 590, 4, 54, palette.ink),
    van(canvas, { x: 930, y: 764, scale: 1.42, flip: true }),
    pot(canvas, { x: 610, y: 700, scale: 1.3, seed: 3, flowers: palette.ametller }),
    pot(canvas, { x: 350, y: 704, scale: 1.5, seed: 5, flowers: palette.teja }),
    person(canvas, { x: 985, y: 744, scale: 1.4, walking: true, top: palette.sol, bag: palette.teja }),
    dog({ x: 1030, y: 750, scale: 0.8 }),
    palm(canvas, { x: 120, y: 720, height: 480, seed: 3 }),
    bush(canvas, { x: 122, y: 744, width: 60, seed: 6 }),
  )
}

/** A shop with café and van in a sunny street. */
export const businessScene: Scene = {
  time: 'noon',
  draw: (canvas) => layers(background(canvas), houses(canvas), shop(canvas), street(canvas)),
}

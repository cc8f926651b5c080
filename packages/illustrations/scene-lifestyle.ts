import { almond } from './almond.ts'
import { dog } from './animals.ts'
import { bike } from './bike.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { facade } from './facade.ts'
import { points } from './geometry.ts'
import { marketStall } from './market-stall.ts'
import { arch } from './openings.ts'
import { person } from './person.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { lenses } from './sea.ts'
import { area, layers, rect, softArea } from './shapes.ts'
import { bush } from './shrubs.ts'
import { cloud, sky, sun } from './sky.ts'
import { windmill } from './windmill.ts'

/** Mountains and the windmill. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 560),
    sun(canvas, { x: 180, y: 300, radius: 52, rings: [8, 5, 2.8], glow: 0.34 }),
    cloud({ x: 360, y: 130, width: 280, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 80, y: 210, width: 180, colour: time.cloud, seed: 6, rows: 2, opacity: 0.7 }),
    ridge(canvas, {
      peaks: `
        -20,420 80,370 160,392 260,320 320,350 420,280 480,310 580,230 640,280 740,250 860,330 1000,300
        1220,380
      `,
      base: 560,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    ridge(canvas, {
      peaks: '-20,480 120,440 240,456 360,420 520,440 700,400 1220,450',
      base: 580,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 14,
      haze: time.ridges[0],
      prominence: 12,
    }),
    softArea('-20,520 140,470 300,500 520,540 1220,520 1220,640 -20,640', time.grass.light, { tension: 0.1 }),
    windmill(canvas, { x: 180, y: 488, height: 230, turn: 16 }),
  )
}

/** Houses and the church tower. */
function village(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    facade(canvas, {
      x: 520,
      y: 640,
      width: 170,
      height: 330,
      wall: time.wall.mid,
      floors: 2,
      columns: 2,
      ground: 'door',
      groundHeight: 130,
      windowWidth: 24,
      windowHeight: 46,
    }),
    facade(canvas, {
      x: 860,
      y: 640,
      width: 180,
      height: 300,
      wall: mix(palette.ametller, time.wall.light, 0.4),
      floors: 2,
      columns: 2,
      ground: 'arcade',
      groundHeight: 130,
      windowWidth: 24,
      windowHeight: 46,
    }),
    facade(canvas, {
      x: 690,
      y: 640,
      width: 170,
      height: 390,
      wall: time.wall.light,
      floors: 3,
      columns: 2,
      ground: 'arcade',
      groundHeight: 130,
      windowWidth: 24,
      windowHeight: 46,
      balconies: 0,
    }),
    rect(1040, 330, 180, 310, time.wall.mid),
    rect(1090, 180, 76, 460, time.wall.light),
    rect(1134, 180, 32, 460, time.wall.shade),
    area(points('1082,180 1174,180 1128,116'), time.roof.mid),
    arch({ x: 1128, y: 270, width: 26, height: 54 }, time.opening),
    rect(1084, 290, 88, 8, time.wall.mid),
  )
}

/** The village square. */
function square(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    rect(0, 620, width, 200, mix(time.wall.mid, time.wall.light, 0.3)),
    softArea('-20,690 300,676 1220,700 1220,812 -20,812', mix(time.wall.mid, time.wall.shade, 0.12), {
      tension: 0.1,
    }),
    lenses(
      [
        [120, 700, 60, 3],
        [300, 800, 90, 4],
        [930, 790, 110, 4],
        [80, 770, 50, 3],
        [1100, 740, 70, 3],
        [610, 756, 50, 3],
      ],
      time.wall.shade,
      0.35,
    ),
  )
}

/** Two stalls and the people of the market. */
function market(canvas: Canvas): string {
  return layers(
    person(canvas, { x: 330, y: 664, scale: 1.1, top: palette.mares }),
    marketStall(canvas, { x: 400, y: 730, width: 260, colour: palette.teja, seller: 0.36, firstFruit: 0 }),
    marketStall(canvas, { x: 720, y: 742, width: 290, colour: palette.olivera, seller: 0.62, firstFruit: 2 }),
    bike({ x: 160, y: 752, scale: 1.4, colour: palette.cala }),
    person(canvas, { x: 360, y: 770, scale: 1.75, top: palette.sol, bag: palette.mares }),
    person(canvas, {
      x: 690,
      y: 782,
      scale: 1.8,
      dress: true,
      top: palette.sea,
      hat: palette.mares,
      rightArm: 0.7,
    }),
    dog({ x: 560, y: 786, scale: 1 }),
    almond(canvas, { x: 1120, y: 776, height: 440, seed: 12, forks: 3 }),
    bush(canvas, { x: 1130, y: 784, width: 44, seed: 3 }),
  )
}

/** Market day in a village with a windmill. */
export const lifestyleScene: Scene = {
  time: 'dawn',
  draw: (canvas) => layers(background(canvas), village(canvas), square(canvas), market(canvas)),
}

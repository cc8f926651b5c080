import { almond } from './almond.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette, shaded } from './colour.ts'
import { cypress } from './cypress.ts'
import { between, points, type Point } from './geometry.ts'
import { chimney } from './house.ts'
import { portal } from './openings.ts'
import { polygons } from './path.ts'
import { person } from './person.ts'
import { pine } from './pine.ts'
import { pot } from './pot.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { lenses, sea } from './sea.ts'
import { area, ellipse, layers, line, place, rect, softArea, type Placement } from './shapes.ts'
import { bush } from './shrubs.ts'
import { cloud, sky, sun } from './sky.ts'
import { eaveTiles, tileRows, type RoofPlane } from './tiles.ts'
import { vine } from './vine.ts'
import { window } from './window.ts'

/** Sky, mountains and garden. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 500),
    sun(canvas, { x: 200, y: 140, radius: 50, rings: [4.4, 2.8, 1.8], glow: 0.4 }),
    cloud({ x: 420, y: 200, width: 260, colour: time.cloud, seed: 3, rows: 3 }),
    cloud({ x: 80, y: 300, width: 200, colour: time.cloud, seed: 8, rows: 2, opacity: 0.8 }),
    ridge(canvas, {
      peaks: '-20,400 60,350 120,366 210,300 270,332 360,290 450,350 560,330 660,390 800,380 1220,400',
      base: 520,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    sea(canvas, { horizon: 450, bottom: 560 }),
    ridge(canvas, {
      peaks: '-20,470 80,440 180,452 300,480 420,500',
      base: 540,
      colour: time.ridges[2],
      shade: time.ridges[3],
      seed: 9,
      prominence: 10,
    }),
    softArea('-20,540 300,516 620,530 1220,500 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
    pine(canvas, { x: 110, y: 556, height: 240, seed: 4 }),
    bush(canvas, { x: 108, y: 562, width: 34, seed: 4 }),
    cypress(canvas, { x: 300, y: 556, height: 170 }),
    cypress(canvas, { x: 340, y: 562, height: 130 }),
    almond(canvas, { x: 410, y: 566, height: 120, seed: 5, forks: 2 }),
    softArea('-20,600 300,590 1220,570 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
  )
}

/** The plane of the roof that faces the viewer. */
const roof: RoofPlane = {
  eave: [
    [500, 476],
    [1240, 476],
  ],
  ridge: [
    [650, 230],
    [1240, 230],
  ],
}

/** The point of the roof at shares of its width and height. */
function roofAt(across: number, up: number): Point {
  return between(between(roof.eave[0], roof.ridge[0], up), between(roof.eave[1], roof.ridge[1], up), across)
}

/** The part of the roof between two shares of its width and two of its height. */
function roofPatch(left: number, bottom: number, width: number, height: number): Point[] {
  return [
    roofAt(left, bottom),
    roofAt(left + width, bottom),
    roofAt(left + width, bottom + height),
    roofAt(left, bottom + height),
  ]
}

/** Front wall and tiled roof. */
function building(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    rect(560, 460, 660, 230, time.wall.light),
    area(points('560,460 1220,460 1220,494 560,480'), time.wall.shade, 0.55),
    eaveTiles([518, 474], [1240, 474], 20, 30.8, time.roof.shade),
    area([...roof.eave, roof.ridge[1], roof.ridge[0]], time.roof.light),
    tileRows(roof, { rows: 24, share: 0.45, colour: time.roof.mid, opacity: 0.6 }),
    area(points('650,222 1240,222 1240,238 642,238'), time.roof.mid),
    chimney(canvas, { x: 1090, y: 240, width: 46, height: 110 }),
  )
}

/** Eight solar panels with their reflections and seams. */
function panels(): string {
  const width = 0.145
  const height = 0.33
  const corners = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => [0.24 + column * 0.155, 0.2 + row * 0.36] as const),
  )
  const glass = corners.map(([left, bottom]) => roofPatch(left, bottom, width, height))
  const reflections = corners.map(([left, bottom]) => [
    roofAt(left, bottom + height),
    roofAt(left + 0.07, bottom + height),
    roofAt(left, bottom + 0.1),
  ])
  const seams = corners.flatMap(([left, bottom]) => [
    ...[1, 2, 3].map((row) => roofPatch(left, bottom + (height * row) / 4, width, 0.006)),
    roofPatch(left + 0.071, bottom, 0.003, height),
  ])
  const shadow = [
    roofAt(0.25, 0.17),
    roofAt(0.875, 0.17),
    roofAt(0.875, 0.88),
    roofAt(0.855, 0.88),
    roofAt(0.25, 0.2),
  ]
  return layers(
    area(shadow, palette.ink, 0.35),
    area(polygons(glass), palette.sea),
    area(polygons(reflections), palette.cala, 0.8),
    area(polygons(seams), mix(palette.sea, palette.paper, 0.35)),
  )
}

/** The installer on the roof, windows and door under bougainvillea. */
function front(canvas: Canvas): string {
  return layers(
    person(canvas, {
      x: 590,
      y: 430,
      scale: 1.15,
      top: palette.sol,
      hat: palette.teja,
      rightArm: 1.1,
      leftArm: 0.4,
    }),
    window(canvas, { x: 700, y: 600, width: 44, height: 74 }),
    window(canvas, { x: 860, y: 600, width: 44, height: 74 }),
    portal(canvas, { x: 1030, y: 690, width: 84, height: 140 }),
    window(canvas, { x: 1160, y: 600, width: 44, height: 74, open: false }),
    vine(canvas, {
      stem: points('1118,690 1112,640 1106,580 1090,536 1030,520 980,526'),
      seed: 5,
      spread: 34,
    }),
  )
}

function toolbox(placement: Placement): string {
  return place(
    layers(
      ellipse(0, 2, 74, 6, palette.ink, 0.2),
      area('M-60 -50H60V0H-60Z', palette.teja),
      area('M20 -50H60V0H20Z', shaded(palette.teja, 0.3)),
      rect(-64, -60, 128, 16, shaded(palette.teja, 0.4), 3),
      line('M-30 -60V-78H30V-60', palette.ink, 7),
      rect(-10, -52, 20, 14, palette.sol, 2),
    ),
    placement,
  )
}

/** Ladder, pool, toolbox and pots. */
function yard(canvas: Canvas): string {
  const { time, width } = canvas
  return layers(
    line(
      `
        M470 712L566 440M506 716L600 446M478 690l38 4M490 656l38 4M502 622l38 4M514 588l38 4M526 554l38 4
        M538 520l38 4M550 486l38 4
      `,
      palette.mares,
      7,
    ),
    line('M506 716L600 446', time.trunk.light, 3),
    area(points('560,690 1200,690 1200,704 530,704'), time.wall.mid),
    rect(0, 704, width, 110, mix(time.wall.mid, time.wall.light, 0.3)),
    area(points('60,736 430,724 520,790 90,812 20,812'), time.wall.light),
    area(points('76,744 420,733 500,788 96,812 44,812'), time.sea[0]),
    area(points('76,744 420,733 426,740 82,752'), time.sea[2], 0.6),
    lenses(
      [
        [200, 770, 50, 4],
        [330, 760, 40, 4],
        [380, 782, 50, 4],
        [160, 796, 40, 4],
      ],
      palette.paper,
      0.8,
    ),
    toolbox({ x: 660, y: 770 }),
    pot(canvas, { x: 800, y: 730, scale: 1.6, seed: 3, flowers: palette.ametller }),
    pot(canvas, { x: 930, y: 726, scale: 1.4, seed: 5 }),
    pot(canvas, { x: 1120, y: 730, scale: 1.7, seed: 7, flowers: palette.sol }),
  )
}

/** A country house gets solar panels; pool and toolbox in front. */
export const homeServicesScene: Scene = {
  time: 'noon',
  draw: (canvas) => layers(background(canvas), building(canvas), panels(), front(canvas), yard(canvas)),
}

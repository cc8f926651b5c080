import type { Canvas } from './canvas.ts'
import { car } from './car.ts'
import { cathedral } from './cathedral.ts'
import { mix, palette, shaded } from './colour.ts'
import { points } from './geometry.ts'
import { llaut } from './llaut.ts'
import { palace } from './palace.ts'
import { palm } from './palm.ts'
import { person } from './person.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, ripples, sea } from './sea.ts'
import { area, layers, line, rect, softArea } from './shapes.ts'
import { cloud, sky, sun } from './sky.ts'
import { town } from './town.ts'

/** Morning over the mountains. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 470),
    sun(canvas, { x: 150, y: 370, radius: 54, rings: [8, 5, 2.8], glow: 0.32 }),
    cloud({ x: 300, y: 130, width: 300, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 620, y: 210, width: 200, colour: time.cloud, seed: 8, rows: 2, opacity: 0.7 }),
    ridge(canvas, {
      peaks: `
        -20,420 80,390 170,402 280,340 340,360 430,290 480,320 560,250 620,290 720,260 800,320 900,300
        1000,360 1220,340
      `,
      base: 500,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    ridge(canvas, {
      peaks: '-20,450 140,430 260,440 380,400 460,416 560,380 680,400 860,390 1220,420',
      base: 500,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 14,
      haze: time.ridges[0],
      prominence: 12,
    }),
  )
}

/** Palma from the sea. */
function palma(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    town(canvas, { from: -10, to: 210, y: 486, scale: 1.2, seed: 5 }),
    town(canvas, { from: 560, to: 820, y: 486, scale: 1.2, seed: 8 }),
    rect(-10, 478, 860, 16, time.wall.shade),
    rect(180, 462, 420, 30, time.wall.mid),
    rect(180, 460, 420, 4, time.wall.light),
    palace(canvas, { x: 170, y: 464, scale: 1.02 }),
    cathedral(canvas, { x: 300, y: 464, scale: 1.2, piers: 10 }),
    palm(canvas, { x: 150, y: 480, height: 90, seed: 2 }),
    palm(canvas, { x: 210, y: 482, height: 70, seed: 3 }),
    palm(canvas, { x: 600, y: 482, height: 84, seed: 4 }),
    palm(canvas, { x: 640, y: 484, height: 66, seed: 5 }),
  )
}

/** The harbour basin. */
function harbour(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sea(canvas, { horizon: 492, seed: 4, bands: 5 }),
    glints(canvas, { x: 150, from: 500, to: 640, width: 120, count: 18 }),
    ripples({ x: [0, 800], y: [510, 640], colour: time.sea[0], count: 16 }),
    llaut(canvas, { x: 120, y: 570, scale: 0.55 }),
  )
}

/** The ferry with its stern gate open. */
function ferry(canvas: Canvas): string {
  const { time } = canvas
  const upperWindows = Array.from({ length: 12 }, (_, index) => `M${896 + index * 28} 340h16v14h-16z`)
  const lowerWindows = Array.from({ length: 14 }, (_, index) => `M${856 + index * 27} 384h16v18h-16z`)
  return layers(
    area('M800 640V470L770 420H1220V640Z', palette.paper),
    area('M800 640V560H1220V640Z', palette.sea),
    area('M800 560h420v-14h-420z', palette.teja),
    area('M770 420L800 470V560H830V420Z', time.wall.shade),
    rect(840, 370, 380, 50, palette.paper),
    rect(880, 326, 340, 44, mix(palette.paper, time.wall.mid, 0.35)),
    area(points('930,326 946,290 1220,290 1220,326'), palette.paper),
    area([...upperWindows, ...lowerWindows].join(''), time.sea[3]),
    area(points('946,298 1220,298 1220,312 940,312'), palette.ink, 0.8),
    area(points('1060,290 1074,214 1150,214 1150,290'), palette.teja),
    area(points('1120,290 1126,214 1150,214 1150,290'), shaded(palette.teja, 0.35)),
    area(points('1070,236 1150,236 1150,254 1066,254'), palette.paper),
    softArea('1100,212 1080,180 1110,150 1180,130 1230,132 1230,160 1160,170 1136,212', time.cloud, {
      opacity: 0.6,
    }),
    area('M836 640V540C836 518 848 506 868 506H940C960 506 972 518 972 540V640Z', time.wall.shade),
    area('M846 640V544C846 526 854 516 872 516H938C954 516 962 526 962 544V640Z', palette.ink),
    area('M846 640L876 600V540H962V640Z', mix(palette.ink, palette.cala, 0.35)),
    area('M836 506L820 470H984L972 506Z', mix(palette.paper, time.wall.shade, 0.3)),
    area('M836 506L820 470H832L850 506Z', time.wall.shade),
  )
}

/** The quay with its markings. */
function quay(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(points('0,640 1200,628 1200,812 0,812'), mix(time.wall.mid, time.wall.light, 0.25)),
    area(points('0,640 1200,628 1200,646 0,660'), time.wall.light),
    area(points('0,660 1200,646 1200,660 0,676'), time.wall.shade, 0.6),
  )
}

/** Gangway, cars, bollard and the man who waves them in. */
function cars(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(points('846,632 962,630 950,712 770,716'), shaded(time.ridges[2], 0.12)),
    area(points('846,632 856,632 786,716 770,716'), palette.sol),
    area(points('954,630 962,630 950,712 938,712'), palette.sol),
    car(canvas, {
      x: 960,
      y: 690,
      scale: 0.72,
      colour: palette.olivera,
      flip: true,
      luggage: false,
      rotate: -6,
    }),
    area(points('0,760 300,748 300,756 0,768'), palette.paper, 0.8),
    area(points('420,744 720,732 720,740 420,752'), palette.paper, 0.8),
    area(points('860,728 1200,714 1200,722 860,736'), palette.paper, 0.8),
    car(canvas, { x: 690, y: 780, scale: 1.85, colour: palette.teja, flip: true }),
    area('M90 690c-6 -16 -4 -26 6 -30h-14v-14h56v14h-14c10 4 12 14 6 30z', palette.ink),
    line('M90 676C50 690 30 664 -10 668', time.trunk.light, 6),
    lenses([[110, 692, 40, 6]], palette.ink, 0.25),
    person(canvas, { x: 1120, y: 742, scale: 1.5, top: palette.sol, leftArm: 1.5, hat: palette.sea }),
  )
}

/** A car has come off the ferry; Palma lies behind. */
export const carServicesScene: Scene = {
  time: 'dawn',
  draw: (canvas) =>
    layers(background(canvas), palma(canvas), harbour(canvas), ferry(canvas), quay(canvas), cars(canvas)),
}

import { cat } from './animals.ts'
import type { Canvas } from './canvas.ts'
import { cathedral } from './cathedral.ts'
import { clipped } from './clip.ts'
import { palette, shaded, type Colour } from './colour.ts'
import { cup, formSheet, passport, stamp } from './desk.ts'
import { points } from './geometry.ts'
import { gradient } from './gradient.ts'
import { keys } from './keys.ts'
import { llaut } from './llaut.ts'
import { palm } from './palm.ts'
import { pot } from './pot.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { ripples, sea } from './sea.ts'
import { area, dashes, layers, rect } from './shapes.ts'
import { cloud, sky } from './sky.ts'
import { town } from './town.ts'

/** The wall of the room, darker away from the window. */
function room(canvas: Canvas): string {
  const stops = [[0, '#f3e6cf'] as const, [1, '#ecdcc0'] as const]
  return rect(0, 0, canvas.width, canvas.height, gradient(canvas, stops, { x2: 1, y2: 0.4 }))
}

/** The bay with Palma as seen through the window. */
function view(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 420),
    cloud({ x: 620, y: 150, width: 220, colour: time.cloud, seed: 3, rows: 3 }),
    cloud({ x: 900, y: 110, width: 180, colour: time.cloud, seed: 5, rows: 2, opacity: 0.8 }),
    ridge(canvas, {
      peaks: '400,390 470,340 520,352 590,280 640,310 720,220 770,258 850,190 900,240 1000,220',
      base: 420,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    ridge(canvas, {
      peaks: '620,396 700,350 760,362 840,310 900,340 1010,290',
      base: 430,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 8,
      haze: time.ridges[0],
    }),
    sea(canvas, { horizon: 400, seed: 4, bands: 5 }),
    town(canvas, { from: 440, to: 640, y: 408, scale: 0.8, seed: 5 }),
    cathedral(canvas, { x: 640, y: 406, scale: 0.62, piers: 8, detail: false }),
    town(canvas, { from: 770, to: 900, y: 408, scale: 0.8, seed: 25 }),
    palm(canvas, { x: 610, y: 412, height: 50 }),
    palm(canvas, { x: 470, y: 412, height: 44 }),
    ripples({ x: [420, 1000], y: [420, 540], colour: time.glint, count: 16 }),
    llaut(canvas, { x: 560, y: 500, scale: 0.6 }),
  )
}

/** The window: frame, view and the depth of the wall, lit on one side. */
function windowFrame(canvas: Canvas): string {
  const { wall } = canvas.time
  return layers(
    rect(406, 46, 608, 504, wall.light),
    rect(420, 60, 580, 480, wall.shade),
    clipped(canvas, 'M430 70h560v470h-560z', view(canvas)),
    rect(430, 70, 26, 470, wall.light),
    rect(964, 70, 26, 470, wall.shade),
    area(points('430,70 990,70 964,90 456,90'), shaded(wall.shade, 0.1)),
  )
}

/** One open shutter of the window, in two panels of slats. */
function shutter(x: number, width: number, colour: Colour, slats: Colour): string {
  const middle = x + width / 2
  const panel = (top: number) =>
    dashes({
      from: [middle, top],
      to: [middle, top + 201],
      width: width * 0.72,
      colour: slats,
      pattern: '7 7',
    })
  return layers(rect(x, 64, width, 482, colour), panel(88), panel(323))
}

/** Shutters, the sill, and what stands on it. */
function sill(canvas: Canvas): string {
  const { wall, shutter: tones } = canvas.time
  return layers(
    area(points('416,76 440,96 440,540 416,540'), palette.ink, 0.1),
    shutter(234, 182, tones.light, tones.dark),
    shutter(1006, 150, shaded(tones.dark, 0.15), shaded(tones.dark, 0.4)),
    rect(390, 540, 640, 22, wall.light),
    rect(390, 558, 640, 8, wall.shade),
    cat({ x: 830, y: 542, scale: 2.1, flip: true }),
    pot(canvas, { x: 500, y: 542, scale: 1.5, seed: 3, flowers: palette.ametller }),
  )
}

/** The desk in the light of the window, and the papers on it. */
function desk(canvas: Canvas): string {
  const { width } = canvas
  return layers(
    rect(0, 604, width, 210, '#a5694a'),
    rect(0, 604, width, 12, '#c68a64'),
    area(points('340,616 960,616 1200,812 500,812'), '#d9a57c', 0.5),
    formSheet({ x: 96, y: 560, scale: 1.05, rotate: -13, colour: palette.mares, seed: 2, sealed: false }),
    formSheet({ x: 222, y: 536, scale: 1.12, rotate: 7, colour: palette.paper, seed: 4, sealed: true }),
    passport({ x: 470, y: 640, scale: 1.1, rotate: -12 }),
    passport({ x: 560, y: 626, scale: 1.1, rotate: 9 }),
    stamp(canvas, { x: 770, y: 738, scale: 1.5 }),
    cup({ x: 930, y: 716, scale: 1.25 }),
    keys({ x: 1064, y: 676, scale: 0.8, rotate: -52 }),
  )
}

/** Papers, passports, stamp and keys on a desk in front of a window on the bay. */
export const administrativeScene: Scene = {
  time: 'noon',
  draw: (canvas) => layers(room(canvas), windowFrame(canvas), sill(canvas), desk(canvas)),
}

import type { Canvas } from './canvas.ts'
import { palette, shaded, type Colour } from './colour.ts'
import { pointAt, points, type Point } from './geometry.ts'
import { pair } from './path.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, ripples, sea, type Lens } from './sea.ts'
import { area, circle, layers, line, place, softArea } from './shapes.ts'
import { brownHair, skin } from './skin.ts'
import { cloud, gulls, sky, sun } from './sky.ts'
import { tower } from './tower.ts'

/** Morning over the sea. */
function background(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 470),
    sun(canvas, { x: 890, y: 330, radius: 66, rings: [6.6, 4.4, 2.6], glow: 0.34 }),
    cloud({ x: 280, y: 140, width: 320, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 1010, y: 190, width: 220, colour: time.cloud, seed: 7, rows: 2, opacity: 0.7 }),
    cloud({ x: 620, y: 240, width: 180, colour: time.warmCloud, seed: 9, rows: 2, opacity: 0.5 }),
    ridge(canvas, {
      peaks: `
        -20,330 60,270 120,300 210,210 260,246 330,200 390,262 460,290 540,330 620,380 700,402 800,430
        880,456
      `,
      base: 462,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
    }),
    ridge(canvas, {
      peaks: '-20,390 80,350 150,372 240,310 300,352 380,372 460,410 560,440 620,458',
      base: 462,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 9,
      haze: time.ridges[0],
    }),
    ridge(canvas, {
      peaks: '940,466 1000,430 1060,424 1110,380 1160,390 1220,340',
      base: 466,
      colour: time.ridges[2],
      shade: time.ridges[3],
      seed: 12,
      prominence: 10,
    }),
    tower(canvas, { x: 1080, y: 408, height: 74, smoke: false }),
  )
}

/** The water under the sun. */
function water(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sea(canvas, { horizon: 452, seed: 4, bands: 6 }),
    glints(canvas, { x: 890, from: 458, width: 210, count: 34 }),
    ripples({ x: [0, 700], y: [500, 790], colour: time.sea[1], count: 18, width: 90 }),
  )
}

interface Rower {
  readonly skin: Colour
  readonly top: Colour
  readonly head: 'short hair' | 'long hair' | 'straw hat'
  readonly headColour: Colour
}

const rowers: readonly Rower[] = [
  { skin: skin.dark, top: palette.teja, head: 'short hair', headColour: palette.ink },
  { skin: skin.light, top: palette.mares, head: 'long hair', headColour: brownHair },
  { skin: skin.medium, top: palette.sea, head: 'straw hat', headColour: palette.mares },
  { skin: skin.pale, top: palette.olivera, head: 'short hair', headColour: '#b98b52' },
  { skin: skin.deep, top: palette.sol, head: 'long hair', headColour: '#22303a' },
]

const headPaths = {
  'short hair': 'M14 -82C20 -110 -16 -112 -19 -95C-6 -98 4 -94 5 -76Z',
  'long hair':
    'M13 -80C20 -106 -18 -110 -20 -94C-8 -97 -2 -92 2 -70C6 -62 20 -64 22 -54C30 -66 22 -72 13 -80Z',
  'straw hat': 'M-21 -92h36c2 -8 -2 -22 -18 -22c-12 0 -18 8 -18 16l-10 6z',
} as const

/** Where a rower sits; the bench line follows the sheer of the boat. */
const seats = rowers.map((_, index): Point => [270 + index * 138, 574 + Math.sin((index / 4) * Math.PI) * 8])

/** A rower faces the stern, so that the bow points to the sun. */
function rower({ skin: tone, top, head, headColour }: Rower): string {
  return layers(
    area('M26 10C32 -20 26 -52 14 -64C4 -70 -12 -66 -16 -52C-18 -30 -14 -10 -20 10Z', top),
    area('M-4 10C-2 -14 -8 -40 -2 -66C-10 -66 -14 -60 -16 -52C-18 -30 -14 -10 -20 10Z', shaded(top, 0.36)),
    area('M-9 -62h14v-14h-14z', shaded(tone, 0.25)),
    circle(-3, -88, 16, tone),
    area(headPaths[head], headColour),
    line('M2 -52L-30 -34', shaded(top, 0.14), 14),
    line('M-30 -34L-56 -32', tone, 10),
  )
}

function crew({ figures }: Canvas): string {
  const placed = rowers.map((each, index) => {
    const [x, y] = pointAt(seats, index)
    figures.push({ left: x - 61, right: x + 30, feet: y + 64 })
    return place(rower(each), { x, y })
  })
  return layers(...placed)
}

/** Parallel oars in front of the hull, and the water their blades stir up. */
function oars({ time }: Canvas): string {
  const shafts = seats.map(([x, y]) => `M${pair(x - 64, y - 40)}L${pair(x + 66, y + 96)}`)
  const blades = seats.map(([x, y]) => {
    const at = (across: number, down: number) => pair(x + across, y + down)
    return `M${at(56, 86)}L${at(66, 80)}L${at(100, 114)}C${at(104, 124)} ${at(94, 130)} ${at(86, 124)}Z`
  })
  const splashes = seats.flatMap(([x]): Lens[] => [
    [x + 96, 702, 34, 9],
    [x + 80, 716, 22, 5],
  ])
  return layers(
    line(shafts.join(''), time.trunk.light, 7),
    area(blades.join(''), palette.paper),
    lenses(splashes, palette.paper, 0.55),
  )
}

/** The boat with its crew. */
function boat(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    lenses([[560, 640, 520, 34]], time.sea[4], 0.5),
    lenses(
      [
        [1010, 630, 60, 8],
        [80, 624, 70, 8],
        [940, 648, 90, 6],
      ],
      palette.paper,
      0.6,
    ),
    crew(canvas),
    area(
      `
        M120 566C300 590 760 592 960 552L1000 534L1012 538C1006 580 960 628 900 636
        H250C180 630 130 604 112 560Z
      `,
      palette.paper,
    ),
    area(
      'M116 578C300 606 760 606 1006 556C996 588 950 630 900 636H250C186 630 140 612 116 578Z',
      palette.teja,
    ),
    area('M116 578C140 612 186 630 250 636H560C380 630 220 616 116 578Z', shaded(palette.teja, 0.35)),
    area(
      'M120 566C300 590 760 592 960 552C960 556 950 560 940 562C760 600 300 598 126 574Z',
      time.trunk.dark,
    ),
    oars(canvas),
  )
}

/** A rock at the corner and gulls. */
function corner({ time }: Canvas): string {
  return layers(
    softArea('-20,812 -20,742 60,750 120,780 180,790 230,812', time.rock.deep, { tension: 0.12 }),
    area(points('-20,742 60,750 40,770 -20,780'), time.rock.shade),
    gulls(
      [
        [520, 180, 15],
        [570, 206, 11],
        [480, 214, 9],
      ],
      time.ridges[3],
    ),
  )
}

/** Five people row one boat. */
export const collectiveScene: Scene = {
  time: 'dawn',
  light: 1,
  draw: (canvas) => layers(background(canvas), water(canvas), boat(canvas), corner(canvas)),
}

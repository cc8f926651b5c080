import { almond } from './almond.ts'
import { cat } from './animals.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette, shaded } from './colour.ts'
import { cypress } from './cypress.ts'
import { points, type Point } from './geometry.ts'
import { chimney, house } from './house.ts'
import { olive } from './olive.ts'
import { portal } from './openings.ts'
import { pot } from './pot.ts'
import { ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { area, dots, layers, rect, softArea } from './shapes.ts'
import { bush } from './shrubs.ts'
import { cloud, sky, sun } from './sky.ts'
import { stoneWall } from './stone-wall.ts'
import { vine } from './vine.ts'
import { window } from './window.ts'

/** Sky and mountains. */
function mountains(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 520),
    sun(canvas, { x: 200, y: 330, radius: 58, rings: [7.4, 4.8, 2.6], glow: 0.3 }),
    cloud({ x: 420, y: 150, width: 300, colour: time.cloud, seed: 3, rows: 3, opacity: 0.8 }),
    cloud({ x: 130, y: 230, width: 180, colour: time.cloud, seed: 8, rows: 2, opacity: 0.6 }),
    ridge(canvas, {
      peaks: `
        -20,430 60,400 140,412 230,380 320,392 400,344 452,362 520,322 560,334 640,236 676,246 740,150
        776,140 838,206 872,190 900,232 968,222 1040,166 1076,184 1120,178 1220,250
      `,
      base: 520,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 4,
      haze: time.haze,
      shading: 0.75,
    }),
    ridge(canvas, {
      peaks: `
        -20,470 120,450 220,462 330,430 420,440 520,372 570,396 660,330 720,352 800,300 880,340 980,290
        1060,330 1220,300
      `,
      base: 560,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 6,
      haze: '#efb08a',
      shading: 0.75,
    }),
    ridge(canvas, {
      peaks: '-20,500 100,486 260,500 420,470 560,480 700,440 860,452 1000,410 1100,430 1220,400',
      base: 600,
      colour: time.ridges[3],
      shade: time.ridges[4],
      seed: 16,
      haze: time.ridges[2],
      shading: 0.5,
      prominence: 14,
    }),
  )
}

/** Terraced fields with far trees. */
function terraces(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea('-20,540 200,520 420,530 700,500 1220,480 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
    dots(
      Array.from({ length: 15 }, (_, index): Point => [
        30 + index * 27 + (index % 3) * 6,
        530 - (index % 2) * 7,
      ]),
      11,
      time.leaf.dark,
      0.8,
    ),
    stoneWall(canvas, { from: -10, to: 420, y: 556, height: 26, seed: 3, stone: 26, sag: 8 }),
    softArea('-20,600 240,578 480,600 1220,560 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
    cypress(canvas, { x: 520, y: 590, height: 230 }),
    cypress(canvas, { x: 562, y: 594, height: 170 }),
  )
}

/** The farmhouse: two volumes, the lower one behind. */
function finca(canvas: Canvas): string {
  return layers(
    area(points('970,606 1200,606 1260,632 640,624'), palette.ink, 0.18),
    house(canvas, { x: 890, y: 600, width: 150, height: 120, depth: 0.5, pitch: 0.34 }),
    window(canvas, { x: 960, y: 554, width: 26, height: 40 }),
    chimney(canvas, { x: 736, y: 368, width: 22, height: 44 }),
    house(canvas, { x: 640, y: 606, width: 270, height: 176, depth: 0.5, pitch: 0.3, eave: 8 }),
    window(canvas, { x: 694, y: 494, width: 28, height: 44 }),
    window(canvas, { x: 780, y: 494, width: 28, height: 44 }),
    window(canvas, { x: 864, y: 494, width: 28, height: 44, open: false }),
    window(canvas, { x: 694, y: 580, width: 30, height: 50 }),
    portal(canvas, { x: 782, y: 606, width: 48, height: 78 }),
  )
}

/** Porch, bougainvillea, path and pots. */
function yard(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    area(points('836,530 970,530 986,550 830,550'), time.roof.light),
    rect(830, 550, 156, 6, time.roof.shade),
    rect(836, 556, 148, 50, shaded(time.wall.shade, 0.35)),
    area(`M836 606v-50h10v50zM904 606v-50h10v50zM974 606v-50h10v50z`, time.wall.light),
    vine(canvas, {
      stem: points('634,606 626,556 638,502 644,456 700,440 744,446'),
      seed: 5,
      spread: 24,
    }),
    area(
      `
        M812 612C800 640 700 660 690 700C680 740 760 770 760 820H900C880 770 770 740 780 704
        C790 670 850 644 838 612Z
      `,
      mix(time.wall.light, time.grass.light, 0.3),
    ),
    area(
      `
        M826 612C816 640 730 664 724 700C718 740 830 770 840 820H900C880 770 770 740 780 704
        C790 670 850 644 838 612Z
      `,
      time.wall.mid,
      0.8,
    ),
    bush(canvas, { x: 610, y: 612, width: 34, seed: 4 }),
    bush(canvas, { x: 1010, y: 612, width: 40, seed: 6 }),
    pot(canvas, { x: 740, y: 616, scale: 0.9, flowers: palette.ametller }),
    pot(canvas, { x: 880, y: 618, scale: 1, seed: 4, flowers: palette.teja }),
  )
}

/** Trees and the wall nearest to the eye. */
function foreground(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    almond(canvas, { x: 1080, y: 690, height: 300, seed: 21, forks: 3 }),
    softArea('-20,690 300,668 620,690 700,740 640,820 -20,820', time.grass.dark, { tension: 0.1 }),
    stoneWall(canvas, { from: -10, to: 560, y: 716, height: 70, seed: 9, stone: 44, sag: 10 }),
    olive(canvas, { x: 210, y: 716, height: 330, seed: 8 }),
    cat({ x: 470, y: 722, scale: 1.3 }),
    softArea('-20,780 300,768 700,790 1220,740 1220,820 -20,820', time.leaf.deep, { tension: 0.1 }),
  )
}

/** A finca among terraces, olive and almond trees. */
export const propertyScene: Scene = {
  time: 'golden',
  draw: (canvas) =>
    layers(mountains(canvas), terraces(canvas), finca(canvas), yard(canvas), foreground(canvas)),
}

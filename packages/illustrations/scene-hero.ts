import type { Canvas } from './canvas.ts'
import { cathedral } from './cathedral.ts'
import { mix, palette, type Colour } from './colour.ts'
import { points } from './geometry.ts'
import { llaut } from './llaut.ts'
import { pine } from './pine.ts'
import { ridge } from './ridges.ts'
import { slabs } from './rocks.ts'
import type { Scene } from './scene.ts'
import { glints, lenses, ripples, sea } from './sea.ts'
import { area, layers, softArea } from './shapes.ts'
import { agave, bush } from './shrubs.ts'
import { cloud, gulls, sky, sun } from './sky.ts'
import { tower } from './tower.ts'
import { town } from './town.ts'

/** The light on the water lies under the sun. */
const sunX = 905

/** What the foot of the nearer ridges fades into. */
const warmHaze: Colour = '#efb08a'

/** Sky, setting sun and the mountains behind the bay. */
function mountains(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    sky(canvas, 600),
    sun(canvas, { x: sunX, y: 446, radius: 76, rings: [7.8, 5.4, 3.5, 2.1], glow: 0.25 }),
    cloud({ x: 1180, y: 150, width: 380, colour: time.cloud, seed: 4, rows: 3, opacity: 0.8 }),
    cloud({ x: 640, y: 286, width: 250, colour: time.cloud, seed: 9, rows: 3, opacity: 0.65 }),
    cloud({ x: 1120, y: 262, width: 210, colour: time.warmCloud, seed: 6, rows: 2, opacity: 0.55 }),
    cloud({ x: 520, y: 400, width: 170, colour: time.warmCloud, seed: 12, rows: 2, opacity: 0.5 }),
    ridge(canvas, {
      peaks: `
        600,574 668,548 730,540 790,498 824,506 866,470 905,484 960,424 984,432 1030,378 1066,402 1120,392
        1172,330 1204,342 1240,300 1290,352 1344,346 1392,286 1420,300 1470,248 1530,300 1640,280
      `,
      base: 580,
      colour: time.ridges[0],
      shade: time.ridges[1],
      seed: 3,
      haze: time.haze,
      shading: 0.6,
      roughness: 0.2,
    }),
    ridge(canvas, {
      peaks: '-20,556 40,532 96,540 150,508 180,516 214,492 262,524 330,530 400,552 470,560 530,574',
      base: 576,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 5,
      light: 1,
      haze: warmHaze,
      shading: 0.5,
      prominence: 12,
      roughness: 0.22,
    }),
    ridge(canvas, {
      peaks: `
        720,576 800,548 880,532 930,486 956,500 1004,478 1050,428 1082,440 1110,410 1170,470 1230,452
        1280,398 1330,436 1390,420 1440,372 1500,410 1640,366
      `,
      base: 584,
      colour: time.ridges[1],
      shade: time.ridges[2],
      seed: 8,
      haze: warmHaze,
      shading: 0.65,
      roughness: 0.2,
    }),
  )
}

/** The bay with the town on its far shore. */
function bay(canvas: Canvas): string {
  const { time } = canvas
  const tones = {
    light: mix(time.wall.light, time.haze, 0.25),
    mid: mix(time.wall.mid, time.ridges[1], 0.35),
    shade: mix(time.ridges[2], time.wall.shade, 0.3),
    roof: mix(time.roof.light, time.ridges[2], 0.35),
    opening: time.ridges[3],
  }
  return layers(
    sea(canvas, { horizon: 568, seed: 3, bands: 6 }),
    ridge(canvas, {
      peaks: `
        880,586 950,566 1010,558 1060,514 1090,522 1130,492 1190,530 1260,508 1330,462 1380,492 1460,480
        1520,440 1640,470
      `,
      base: 592,
      colour: time.ridges[2],
      shade: time.ridges[3],
      seed: 13,
      haze: time.ridges[1],
      shading: 0.75,
      roughness: 0.2,
    }),
    softArea(
      '620,588 760,576 900,574 1100,584 1300,596 1620,620 1620,640 1240,622 1000,604 860,596 720,594',
      mix(time.ridges[2], time.ridges[3], 0.55),
    ),
    town(canvas, { from: 690, to: 836, y: 586, scale: 0.8, seed: 5, tones }),
    cathedral(canvas, {
      x: 836,
      y: 584,
      scale: 0.5,
      tones,
      piers: 8,
      detail: false,
    }),
    town(canvas, { from: 944, to: 1120, y: 590, scale: 0.85, seed: 15, tones }),
    lenses(
      [
        [752, 600, 58, 3],
        [846, 602, 22, 3],
        [890, 606, 44, 3],
        [848, 612, 15, 3],
        [900, 616, 28, 2.6],
        [846, 624, 12, 2.6],
        [1020, 604, 50, 2.6],
        [760, 608, 30, 2.4],
      ],
      tones.light,
      0.5,
    ),
  )
}

/** The sun on the water and two boats. */
function water(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    glints(canvas, { x: sunX - 40, from: 590, width: 230, seed: 5, count: 34 }),
    ripples({ x: [0, 700], y: [620, 890], colour: time.sea[1], count: 20, opacity: 0.4, width: 90 }),
    llaut(canvas, { x: 262, y: 606, scale: 0.34, light: 1, reflection: false, crew: false }),
    llaut(canvas, { x: 566, y: 706, scale: 1.06, light: 1, rotate: -2 }),
    lenses(
      [
        [560, 722, 120, 5],
        [500, 738, 60, 4],
        [610, 746, 50, 4],
      ],
      time.glint,
      0.45,
    ),
  )
}

/** The headland's cliffs, lit and shaded slabs by turns. */
function cliffs(canvas: Canvas): string {
  const { time } = canvas
  const outline = points(
    `
      800,912 848,884 872,886 896,852 930,846 948,812 978,806 1000,770 1046,762 1070,728 1120,724 1180,700
      1330,684 1470,668 1610,616 1610,912
    `,
  )
  return layers(
    lenses(
      [
        [860, 896, 130, 16],
        [780, 880, 50, 5],
      ],
      palette.paper,
      0.6,
    ),
    area(outline, time.rock.shade),
    slabs(
      [
        '848,884 872,886 862,912 800,912',
        '896,852 930,846 920,880 894,912 864,912',
        '948,812 978,806 966,850 950,912 906,912 930,872',
        '1000,770 1046,762 1020,830 1010,912 968,912 980,840',
        '1070,728 1120,724 1082,790 1066,860 1060,912 1028,912 1040,820',
      ],
      time.rock.light,
    ),
    slabs(
      [
        '930,846 948,812 944,860 914,912 896,912 922,880',
        '978,806 1000,770 988,836 972,912 952,912 968,850',
        '1046,762 1070,728 1060,800 1036,912 1012,912 1024,830',
        '1120,724 1150,760 1110,830 1100,912 1064,912 1070,860 1086,790',
      ],
      time.rock.mid,
    ),
  )
}

/** The grass on top and the path to the tower. */
function meadow(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    softArea(
      `
        1070,728 1120,716 1190,696 1330,680 1470,664 1610,612 1610,912 1210,912 1226,880 1180,826 1130,792
        1104,760
      `,
      time.grass.mid,
      { tension: 0.12 },
    ),
    softArea(
      `
        1070,728 1120,716 1190,696 1330,680 1470,664 1610,612 1610,676 1480,708 1330,714 1230,724 1160,746
        1110,752
      `,
      time.grass.light,
      { tension: 0.12 },
    ),
    softArea('1226,912 1252,856 1330,812 1450,796 1610,748 1610,912', time.grass.dark, { tension: 0.12 }),
    area(
      `
        M1334 912C1350 856 1268 838 1272 796C1276 756 1318 742 1316 706L1330 706C1336 742 1304 758 1306 794
        C1308 830 1410 856 1420 912Z
      `,
      time.wall.light,
    ),
    area(
      `
        M1374 912C1384 860 1290 836 1290 796C1290 760 1328 742 1324 706L1330 706C1336 742 1304 758 1306 794
        C1308 830 1410 856 1420 912Z
      `,
      time.wall.mid,
    ),
    area('M1300 712L1560 700C1600 706 1590 722 1540 722L1340 724Z', time.grass.dark, 0.55),
  )
}

/** The tower among its plants. */
function watchtower(canvas: Canvas): string {
  const { time } = canvas
  return layers(
    tower(canvas, { x: 1290, y: 708, height: 384, seed: 9 }),
    pine(canvas, { x: 1580, y: 716, height: 300, seed: 5, lean: -0.08 }),
    bush(canvas, { x: 1574, y: 722, width: 40, seed: 8 }),
    bush(canvas, { x: 1212, y: 716, width: 28, seed: 3 }),
    bush(canvas, { x: 1386, y: 708, width: 32, seed: 5 }),
    bush(canvas, { x: 1160, y: 738, width: 20, seed: 7 }),
    bush(canvas, { x: 1470, y: 742, width: 44, seed: 15 }),
    agave(canvas, { x: 1234, y: 902, height: 70 }),
    bush(canvas, { x: 1530, y: 912, width: 110, seed: 9, dark: true }),
    bush(canvas, { x: 1400, y: 916, width: 50, seed: 2, dark: true }),
    gulls(
      [
        [760, 330, 15],
        [808, 356, 11],
        [730, 372, 9],
      ],
      time.ridges[2],
    ),
  )
}

/** The bay at sunset: the watchtower on its headland keeps its fire, the town lies far across the water. */
export const heroScene: Scene = {
  width: 1600,
  height: 900,
  time: 'golden',
  draw: (canvas) =>
    layers(mountains(canvas), bay(canvas), water(canvas), cliffs(canvas), meadow(canvas), watchtower(canvas)),
}

import { mix, palette } from '../colour.ts'
import { pointAt, points } from '../geometry.ts'
import { house } from '../house.ts'
import { olive } from '../olive.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import { slabs } from '../rocks.ts'
import type { Scene } from '../scene.ts'
import { ripples } from '../sea.ts'
import { area, circle, ellipse, layers, line, rect, softArea } from '../shapes.ts'
import { bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { gulls } from '../sky.ts'
import { backdrop } from '../things/backdrop.ts'
import { lampString } from '../things/street-things.ts'
import { tower } from '../tower.ts'
import { window } from '../window.ts'

/** Five colleagues at a long table under the trees. */
export const tableScene: Scene = {
  time: 'golden',
  draw: (canvas) => {
    const { time } = canvas
    const plates = [380, 490, 600, 710, 820]
    return layers(
      backdrop(canvas, {
        horizon: 470,
        sun: { x: 420, y: 330, radius: 58 },
        clouds: [
          [680, 130, 280],
          [240, 180, 200],
        ],
        chains: [
          { seed: 15, height: 260, summit: 'right' },
          { seed: 38, height: 150, summit: 'middle' },
        ],
      }),
      softArea('-20,520 400,490 800,510 1220,480 1220,820 -20,820', time.grass.mid, { tension: 0.1 }),
      house(canvas, { x: 800, y: 560, width: 240, height: 140, depth: 0.5, pitch: 0.32, eave: 8 }),
      window(canvas, { x: 860, y: 494, width: 28, height: 44 }),
      window(canvas, { x: 970, y: 494, width: 28, height: 44 }),
      olive(canvas, { x: 170, y: 640, height: 460, seed: 4 }),
      lampString(220, 330, 840, 400, 14),
      softArea('-20,640 400,610 800,630 1220,600 1220,820 -20,820', time.grass.dark, { tension: 0.1 }),
      person(canvas, { x: 390, y: 716, scale: 1.9, top: palette.teja, skin: skin.dark, rightArm: 0.7 }),
      person(canvas, { x: 496, y: 712, scale: 1.9, top: palette.mares, hair: brownHair, skin: skin.light }),
      person(canvas, { x: 600, y: 712, scale: 1.9, top: palette.sea, hat: palette.mares, leftArm: 0.6 }),
      person(canvas, { x: 704, y: 712, scale: 1.9, top: palette.olivera, hair: '#b98b52', skin: skin.pale }),
      person(canvas, { x: 806, y: 716, scale: 1.9, top: palette.sol, skin: skin.deep, leftArm: 0.7 }),
      ellipse(600, 784, 370, 10, palette.ink, 0.2),
      line('M300 660V782M900 660V782', time.trunk.dark, 14),
      area(points('250,640 950,640 980,668 220,668'), palette.paper),
      area(
        points(
          '220,668 980,668 976,700 940,690 880,704 820,690 760,704 700,690 640,704 580,690 520,704 460,690 400,704 340,690 280,704 224,696',
        ),
        mix(palette.paper, palette.mares, 0.8),
      ),
      ...plates.map((x) => ellipse(x, 654, 26, 6, mix(palette.mares, palette.cala, 0.3))),
      rect(548, 612, 14, 40, palette.olivera, 4),
      rect(654, 606, 14, 46, palette.teja, 4),
      circle(440, 644, 9, palette.ember),
      circle(456, 646, 8, palette.sol),
      circle(448, 636, 8, palette.ember),
      pot(canvas, { x: 1060, y: 690, scale: 1.8, seed: 3, flowers: palette.ametller }),
      bush(canvas, { x: 60, y: 780, width: 80, seed: 4, dark: true }),
    )
  },
}

/** Where the hikers walk, from the last to the first, and the colour of each shirt. */
const hikers = points('352,744 462,720 570,688 674,652 772,612')
const shirts = [palette.sol, palette.cala, palette.mares, palette.teja, palette.olivera] as const
const tones = [skin.deep, skin.light, skin.medium, skin.pale, skin.dark] as const

/** Five hikers climb the path to the tower. */
export const hikeScene: Scene = {
  time: 'noon',
  draw: (canvas) => {
    const { time } = canvas
    const walking = shirts.map((top, index) => {
      const [x, y] = pointAt(hikers, index)
      return layers(
        person(canvas, {
          x,
          y,
          scale: 1.55 - index * 0.06,
          walking: true,
          top,
          skin: tones[index],
          hair: index % 2 === 0 ? palette.ink : brownHair,
          ...(index === 2 && { hat: palette.teja }),
        }),
        rect(x - 24, y - 130 + index * 4, 18, 38, index % 2 === 0 ? palette.sea : palette.teja, 6),
      )
    })
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 240, y: 150, radius: 50 },
        clouds: [
          [480, 170, 280],
          [140, 270, 180],
        ],
        chains: [
          { seed: 45, height: 260, summit: 'right' },
          { seed: 10, height: 150, summit: 'right', from: 300 },
        ],
        water: true,
      }),
      ripples({ x: [0, 600], y: [470, 640], colour: time.glint, count: 18 }),
      area(
        points(
          '-20,812 -20,760 160,744 300,716 420,700 520,672 640,630 740,590 840,540 960,510 1220,480 1220,812',
        ),
        time.grass.mid,
      ),
      softArea(
        '-20,770 160,750 300,726 420,712 540,676 660,632 760,592 860,544 980,514 1220,486 1220,520 1000,550 900,580 800,630 660,680 480,740 240,780',
        time.wall.light,
        { tension: 0.1, opacity: 0.8 },
      ),
      slabs(
        [
          '-20,812 -20,784 160,770 120,812',
          '620,812 660,730 720,700 760,740 740,812',
          '900,812 930,690 1000,660 1040,720 1030,812',
        ],
        time.rock.mid,
      ),
      slabs(
        ['720,700 800,690 790,780 740,812 760,740', '1000,660 1090,650 1100,740 1060,812 1030,812 1040,720'],
        time.rock.shade,
      ),
      tower(canvas, { x: 950, y: 514, height: 250, seed: 7 }),
      pine(canvas, { x: 1120, y: 560, height: 320, seed: 3, lean: -0.1 }),
      ...walking,
      softArea('-20,812 200,790 500,780 700,800 760,820 -20,820', time.leaf.deep, { tension: 0.1 }),
      bush(canvas, { x: 870, y: 780, width: 70, seed: 5 }),
      gulls(
        [
          [560, 280, 14],
          [610, 256, 10],
        ],
        palette.paper,
      ),
    )
  },
}

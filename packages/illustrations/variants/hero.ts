import { palette } from '../colour.ts'
import { points } from '../geometry.ts'
import { llaut } from '../llaut.ts'
import { pine } from '../pine.ts'
import { slabs } from '../rocks.ts'
import type { Scene } from '../scene.ts'
import { glints, lenses, ripples } from '../sea.ts'
import { area, circle, layers, softArea } from '../shapes.ts'
import { agave, bush } from '../shrubs.ts'
import { person } from '../person.ts'
import { gulls } from '../sky.ts'
import { backdrop } from '../things/backdrop.ts'
import { tower } from '../tower.ts'

/** The tower on its cape in the morning, a watchman beside it. */
export const capeScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 500,
        sun: { x: 820, y: 380, radius: 62 },
        clouds: [
          [880, 140, 280],
          [220, 190, 220],
        ],
        chains: [
          { seed: 31, height: 230, summit: 'left' },
          { seed: 19, height: 130, summit: 'left', to: 640 },
        ],
        water: true,
      }),
      glints(canvas, { x: 820, from: 506, width: 200, count: 30 }),
      ripples({ x: [500, 1200], y: [530, 790], colour: time.sea[1], count: 16, width: 90 }),
      llaut(canvas, { x: 730, y: 620, scale: 0.8 }),
      area(
        points('-20,812 -20,600 140,570 300,550 470,556 560,590 590,640 660,670 690,730 760,760 800,812'),
        time.rock.shade,
      ),
      slabs(
        ['560,590 590,640 570,720 600,812 520,812 500,700', '660,670 690,730 680,812 620,812 630,740'],
        time.rock.light,
      ),
      slabs(
        ['470,556 560,590 500,700 520,812 440,812 430,660', '690,730 760,760 800,812 680,812'],
        time.rock.mid,
      ),
      softArea('-20,610 140,576 300,556 470,560 520,580 440,620 240,640 -20,680', time.grass.light, {
        tension: 0.12,
      }),
      softArea('-20,680 240,640 420,630 440,812 -20,812', time.grass.mid, { tension: 0.12 }),
      tower(canvas, { x: 400, y: 572, height: 340, seed: 6 }),
      pine(canvas, { x: 130, y: 640, height: 380, seed: 7, lean: 0.08 }),
      person(canvas, { x: 508, y: 592, scale: 0.95, top: palette.teja, bottom: palette.sea, rightArm: 1.9 }),
      bush(canvas, { x: 320, y: 590, width: 34, seed: 4 }),
      bush(canvas, { x: 240, y: 680, width: 60, seed: 9 }),
      agave(canvas, { x: 380, y: 780, height: 80 }),
      lenses(
        [
          [720, 800, 110, 8],
          [820, 790, 60, 5],
        ],
        palette.paper,
        0.6,
      ),
      gulls(
        [
          [640, 250, 15],
          [690, 276, 11],
          [600, 290, 9],
        ],
        time.ridges[2],
      ),
    )
  },
}

/** The signal travels: three towers along the coast, each fire in sight of the next. */
export const signalScene: Scene = {
  time: 'nightfall',
  light: 1,
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 450,
        sun: { x: 930, y: 150, radius: 48 },
        clouds: [
          [560, 150, 280],
          [1080, 250, 200],
        ],
        chains: [
          { seed: 38, height: 240, summit: 'left' },
          { seed: 12, height: 120, summit: 'left', to: 520 },
        ],
        water: true,
      }),
      glints(canvas, { x: 930, from: 456, width: 160, count: 26, opacity: 0.7 }),
      softArea('60,476 160,440 240,446 320,474', time.ridges[3], { tension: 0.1 }),
      tower(canvas, { x: 206, y: 446, height: 80, smoke: false }),
      softArea('330,556 440,500 540,496 640,530 700,566', time.rock.shade, { tension: 0.1 }),
      lenses([[520, 566, 190, 7]], time.glint, 0.25),
      tower(canvas, { x: 500, y: 502, height: 160, seed: 3, smoke: false }),
      area(points('560,812 620,740 700,700 740,640 820,610 1000,600 1220,580 1220,812'), time.rock.deep),
      slabs(
        ['620,740 700,700 690,780 680,812 580,812', '740,640 820,610 800,700 790,812 700,812 720,720'],
        time.rock.mid,
      ),
      softArea('720,660 820,604 1000,596 1220,574 1220,700 960,680 820,690', time.grass.mid, {
        tension: 0.12,
      }),
      tower(canvas, { x: 850, y: 620, height: 340, seed: 8 }),
      circle(850, 290, 130, palette.sol, 0.12),
      llaut(canvas, {
        x: 420,
        y: 690,
        scale: 1,
        lamp: true,
        sail: { lit: '#9fb8b4', shade: '#5d8788' },
        hull: { strake: '#cfd8d0', planks: '#8a4436' },
      }),
      pine(canvas, { x: 1100, y: 640, height: 330, seed: 4, lean: -0.08 }),
      bush(canvas, { x: 980, y: 700, width: 60, seed: 5 }),
      softArea('700,812 900,760 1220,720 1220,820 700,820', time.leaf.deep, { tension: 0.1 }),
    )
  },
}

import { car } from '../car.ts'
import { mix, palette, shaded } from '../colour.ts'
import { points } from '../geometry.ts'
import { chimney } from '../house.ts'
import { portal } from '../openings.ts'
import { person } from '../person.ts'
import { pine } from '../pine.ts'
import { pot } from '../pot.ts'
import type { Scene } from '../scene.ts'
import { lenses, ripples } from '../sea.ts'
import { area, circle, layers, line, rect, softArea } from '../shapes.ts'
import { bush } from '../shrubs.ts'
import { brownHair, skin } from '../skin.ts'
import { gulls } from '../sky.ts'
import { stoneWall } from '../stone-wall.ts'
import { backdrop } from '../things/backdrop.ts'
import { warningTriangle } from '../things/street-things.ts'
import { eaveTiles, tileRows, type RoofPlane } from '../tiles.ts'
import { tower } from '../tower.ts'
import { window } from '../window.ts'

/** A car at the roadside with its beacon on; its driver is on the phone. */
export const roadsideScene: Scene = {
  time: 'storm',
  draw: (canvas) => {
    const { time } = canvas
    return layers(
      backdrop(canvas, {
        horizon: 430,
        sun: { x: 270, y: 330, radius: 58 },
        clouds: [
          [820, 110, 420],
          [480, 190, 300],
        ],
        chains: [
          { seed: 18, height: 270, summit: 'right' },
          { seed: 41, height: 160, summit: 'right' },
        ],
        water: true,
      }),
      softArea('860,462 960,430 1060,414 1220,404 1220,470', time.ridges[3], { tension: 0.1 }),
      tower(canvas, { x: 1050, y: 420, height: 110 }),
      ripples({ x: [0, 900], y: [450, 560], colour: time.glint, count: 18 }),
      softArea('-20,580 400,540 800,550 1220,500 1220,700 -20,700', time.grass.mid, { tension: 0.1 }),
      stoneWall(canvas, { from: -10, to: 1210, y: 600, height: 44, seed: 4, stone: 46 }),
      area(points('-20,660 1220,640 1220,812 -20,812'), mix(time.ridges[4], time.wall.shade, 0.35)),
      area(points('-20,652 1220,632 1220,644 -20,664'), time.wall.light),
      area(points('0,770 140,768 140,776 0,778'), palette.paper, 0.8),
      area(points('1000,752 1200,748 1200,757 1000,760'), palette.paper, 0.8),
      pine(canvas, { x: 150, y: 640, height: 380, seed: 5, lean: 0.1 }),
      car(canvas, { x: 360, y: 726, scale: 1.7, colour: palette.sea, luggage: false }),
      circle(520, 574, 62, palette.sol, 0.28),
      circle(520, 574, 32, palette.sol, 0.4),
      rect(509, 562, 22, 20, palette.ember, 6),
      warningTriangle({ x: 290, y: 764, scale: 1.35 }),
      person(canvas, {
        x: 776,
        y: 750,
        scale: 2,
        top: palette.sol,
        bottom: palette.sea,
        skin: skin.light,
        hair: brownHair,
        leftArm: 2.2,
      }),
      person(canvas, {
        x: 862,
        y: 756,
        scale: 1.9,
        dress: true,
        top: palette.teja,
        skin: skin.dark,
        rightArm: 0.4,
      }),
      line('M888 640V680', palette.ink, 3),
      bush(canvas, { x: 1090, y: 660, width: 70, seed: 5 }),
      gulls(
        [
          [560, 250, 14],
          [610, 276, 10],
        ],
        time.ridges[3],
      ),
    )
  },
}

/** The morning after: new tiles for the roof. */
export const repairScene: Scene = {
  time: 'dawn',
  draw: (canvas) => {
    const { time } = canvas
    const roof: RoofPlane = {
      eave: [
        [330, 440],
        [950, 440],
      ],
      ridge: [
        [450, 250],
        [830, 250],
      ],
    }
    return layers(
      backdrop(canvas, {
        horizon: 480,
        sun: { x: 160, y: 340, radius: 54 },
        clouds: [
          [300, 130, 280],
          [980, 110, 240],
        ],
        chains: [
          { seed: 9, height: 290, summit: 'even' },
          { seed: 32, height: 150, summit: 'left' },
        ],
      }),
      softArea('-20,560 400,530 800,550 1220,520 1220,820 -20,820', time.grass.light, { tension: 0.1 }),
      pine(canvas, { x: 1080, y: 640, height: 420, seed: 4, lean: -0.1 }),
      rect(380, 436, 520, 250, time.wall.light),
      rect(830, 436, 70, 250, mix(time.wall.light, time.wall.shade, 0.45)),
      area(points('380,440 900,440 900,466 380,456'), time.wall.shade, 0.5),
      eaveTiles([346, 440], [950, 440], 20, 30, time.roof.shade),
      area([...roof.eave, roof.ridge[1], roof.ridge[0]], time.roof.light),
      tileRows(roof, { rows: 22, share: 0.45, colour: time.roof.mid, opacity: 0.6 }),
      area(points('440,242 840,242 840,258 440,258'), time.roof.mid),
      chimney(canvas, { x: 740, y: 262, width: 40, height: 92 }),
      area(points('560,392 680,392 664,318 576,318'), time.trunk.dark),
      line('M566 372H676M570 350H670M574 330H666', time.trunk.light, 7),
      area('M560 396l24 0l-2 -22l-22 0zM590 396l24 0l-1 -22l-22 0z', mix(time.roof.light, palette.sol, 0.3)),
      person(canvas, {
        x: 712,
        y: 402,
        scale: 1.5,
        top: palette.cala,
        bottom: palette.sea,
        hat: palette.sol,
        leftArm: 1.3,
        skin: skin.dark,
      }),
      window(canvas, { x: 470, y: 600, width: 46, height: 80 }),
      window(canvas, { x: 760, y: 600, width: 46, height: 80, open: false }),
      portal(canvas, { x: 610, y: 686, width: 90, height: 150 }),
      line(
        'M846 716L800 400M886 716L838 400M842 690h40M836 650h40M830 610h40M824 570h40M818 530h40M812 490h40M806 450h40',
        palette.mares,
        7,
      ),
      softArea(
        '-20,690 400,676 900,690 1220,670 1220,820 -20,820',
        mix(time.wall.mid, time.grass.light, 0.35),
        { tension: 0.1 },
      ),
      area('M940 740h110v-16h-110zM948 724h94v-16h-94zM958 708h76v-16h-76z', time.roof.light),
      area('M1000 692h34v16h8v16h8v16h-50z', time.roof.mid),
      person(canvas, {
        x: 420,
        y: 760,
        scale: 1.95,
        dress: true,
        top: palette.teja,
        hair: brownHair,
        skin: skin.light,
        rightArm: 1.5,
      }),
      pot(canvas, { x: 530, y: 716, scale: 1.6, seed: 3, flowers: palette.ametller }),
      pot(canvas, { x: 690, y: 716, scale: 1.6, seed: 6, flowers: palette.sol }),
      lenses(
        [
          [180, 760, 90, 8],
          [260, 776, 60, 6],
        ],
        mix(palette.paper, time.sea[1], 0.5),
        0.8,
      ),
      rect(250, 716, 46, 40, shaded(palette.cala, 0.2), 4),
      bush(canvas, { x: 110, y: 740, width: 70, seed: 5 }),
    )
  },
}

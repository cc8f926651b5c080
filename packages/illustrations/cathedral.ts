import type { Canvas } from './canvas.ts'
import type { Point, Side } from './geometry.ts'
import { decimal, polygon } from './path.ts'
import { area, circle, layers, place, rect } from './shapes.ts'
import type { FarTones } from './town.ts'

interface Cathedral {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Buttress piers along the side. */
  readonly piers: number
  /** Bell openings and rose window; left out in the distance. */
  readonly detail?: boolean
  readonly tones?: Omit<FarTones, 'roof'>
}

type Tones = Omit<FarTones, 'roof'>

/** Distance between two piers. */
const bay = 17

/** Where the nave begins, east of the west front. */
const nave = 26

function bellTower(tones: Tones, light: Side, detail: boolean): string {
  const shadeX = light < 0 ? nave + 38 : nave + 24
  const openings = [
    [29, 144, 16],
    [41, 144, 16],
    [29, 118, 14],
    [41, 118, 14],
  ] as const
  return layers(
    rect(nave + 24, -152, 26, 90, tones.mid),
    rect(shadeX, -152, 12, 90, tones.shade),
    rect(nave + 22, -154, 30, 5, tones.light),
    rect(nave + 27, -163, 20, 10, tones.mid),
    rect(light < 0 ? nave + 38 : nave + 27, -163, 9, 10, tones.shade),
    ...(detail ? openings.map(([x, y, height]) => rect(nave + x, -y, 5, height, tones.opening)) : []),
  )
}

function naveAndApse(tones: Tones, length: number): string {
  const end = nave + length
  const cornice: Point[] = [
    [nave, -122],
    [end - 8, -122],
    [end - 8, -126],
    [nave, -126],
  ]
  const apse: Point[] = [
    [end - 8, -108],
    [end + 22, -98],
    [end + 22, 0],
    [end - 8, 0],
  ]
  return layers(
    rect(nave, -122, length - 8, 90, tones.mid),
    area(cornice, tones.light),
    area(apse, tones.shade),
    rect(end - 2, -70, 30, 70, tones.mid),
    rect(end + 12, -70, 16, 70, tones.shade),
  )
}

/** The rank of buttresses with flyers, pinnacles and windows: what makes the building known from afar. */
function buttresses(tones: Tones, light: Side, piers: number): string {
  const paths = { upper: '', flyers: '', lower: '', piers: '', shade: '', pinnacles: '' }
  for (let index = 0; index < piers; index += 1) {
    const x = nave + index * bay
    const isStout = index % 3 === 0
    const height = isStout ? 92 : 84
    const width = isStout ? 8 : 6
    const from = light < 0 ? x + width * 0.55 : x
    const to = light < 0 ? x + width : x + width * 0.45
    const pier = (left: number, right: number): string =>
      polygon([
        [left, 0],
        [right, 0],
        [right, -height],
        [left, -height],
      ])
    paths.upper += `M${decimal(x + 10)} -84v-16a3.5 3.5 0 0 1 7 0v16z`
    paths.lower += `M${decimal(x + 10)} -14v-28a3 3 0 0 1 6 0v28z`
    paths.flyers += polygon([
      [x + 1, -112],
      [x + 4, -114],
      [x + 6, -92],
      [x + 1, -88],
    ])
    paths.piers += pier(x, x + width)
    paths.shade += pier(from, to)
    paths.pinnacles += polygon([
      [x - 0.5, -height],
      [x + width + 0.5, -height],
      [x + width / 2, -height - (isStout ? 20 : 12)],
    ])
  }
  const length = piers * bay
  return layers(
    area(paths.upper, tones.opening, 0.8),
    area(paths.flyers, tones.shade),
    rect(nave, -62, length, 62, tones.mid),
    rect(nave, -64, length, 4, tones.light),
    area(paths.lower, tones.opening, 0.55),
    area(`M${nave} -62h${length}v14h-${length}z`, tones.shade, 0.35),
    area(paths.piers, tones.light),
    area(paths.shade, tones.shade),
    area(paths.pinnacles, tones.light),
  )
}

function westTower(tones: Tones, light: Side, x: number): string {
  const spireShade: Point[] =
    light < 0
      ? [
          [x + 5.5, -142],
          [x + 12, -142],
          [x + 5.5, -176],
        ]
      : [
          [x - 1, -142],
          [x + 5.5, -142],
          [x + 5.5, -176],
        ]
  const spire: Point[] = [
    [x - 1, -142],
    [x + 12, -142],
    [x + 5.5, -176],
  ]
  return layers(
    rect(x, -142, 11, 142, tones.light),
    rect(light < 0 ? x + 6 : x, -142, 5, 142, tones.shade),
    area(spire, tones.mid),
    area(spireShade, tones.shade),
    rect(x - 1.5, -112, 14, 3, tones.mid),
    rect(x - 1.5, -74, 14, 3, tones.mid),
  )
}

function westFront(tones: Tones, light: Side, detail: boolean): string {
  const front: Point[] = [
    [0, 0],
    [nave + 3, 0],
    [nave + 3, -128],
    [nave / 2 + 2, -146],
    [0, -128],
  ]
  const edge: Point[] = [
    [nave - 4, 0],
    [nave + 3, 0],
    [nave + 3, -128],
    [nave - 4, -132],
  ]
  const rose = circle(nave / 2 + 1, -92, 6.5, tones.opening, 0.8)
  const door = area(`M${nave / 2 - 4} 0v-26a5 5 0 0 1 10 0v26z`, tones.opening)
  return layers(
    area(front, tones.light),
    area(edge, tones.shade),
    westTower(tones, light, -6),
    westTower(tones, light, nave - 4),
    detail ? layers(rose, door) : '',
  )
}

/** The cathedral of Palma from the sea, its west front on the left. */
export function cathedral(canvas: Canvas, options: Cathedral): string {
  const { x, y, scale, piers, detail = true } = options
  const { wall, opening } = canvas.time
  const tones = options.tones ?? { ...wall, opening }
  return place(
    layers(
      bellTower(tones, canvas.light, detail),
      naveAndApse(tones, piers * bay),
      buttresses(tones, canvas.light, piers),
      westFront(tones, canvas.light, detail),
    ),
    { x, y, scale },
  )
}

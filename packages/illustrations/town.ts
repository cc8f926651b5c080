import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { decimal, pair, polygon } from './path.ts'
import { seededRandom } from './random.ts'
import { area, layers } from './shapes.ts'

/** The tones of far buildings; in the distance they are mixed with the haze. */
export interface FarTones {
  readonly light: Colour
  readonly mid: Colour
  readonly shade: Colour
  readonly roof: Colour
  readonly opening: Colour
}

interface Town {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly seed: number
  readonly scale: number
  readonly tones?: FarTones
}

/** Path data by what it is filled with. */
interface TownPaths {
  light: string
  mid: string
  shade: string
  roofs: string
  windows: string
}

/** The outline of a wall standing on a base line. */
function wallAt(x: number, base: number, width: number, height: number): Point[] {
  return [
    [x, base],
    [x + width, base],
    [x + width, base - height],
    [x, base - height],
  ]
}

function addRow(paths: TownPaths, canvas: Canvas, town: Town, row: number, random: () => number): void {
  const { from, to, y, scale } = town
  const base = y - row * 4 * scale
  const end = to - (to - from) * 0.08 * row
  let x = from + (to - from) * 0.06 * row
  while (x < end) {
    const width = (14 + 16 * random()) * scale
    const nearMiddle = 1 - Math.abs((x - (from + to) / 2) / ((to - from) / 2))
    const height = (12 + 10 * random() + row * 12 + nearMiddle * 10) * scale
    const front = polygon(wallAt(x, base, width, height))
    if (random() < 0.5) paths.light += front
    else paths.mid += front
    const side = width * 0.36
    paths.shade += polygon(wallAt(canvas.light < 0 ? x + width - side : x, base, side, height))
    if (random() < 0.6) {
      paths.roofs += polygon([
        [x - scale, base - height],
        [x + width + scale, base - height],
        [x + width * 0.55, base - height - width * 0.24],
      ])
    }
    if (random() < 0.75) {
      const pane = `h${decimal(width * 0.1)}v${decimal(height * 0.16)}h${decimal(-width * 0.1)}z`
      for (const share of [0.16, 0.4]) {
        paths.windows += `M${pair(x + width * share, base - height * 0.72)}${pane}`
      }
    }
    x += width * (0.8 + 0.35 * random())
  }
}

/** A far town: two rows of boxes with lit and shaded faces, higher in the middle. */
export function town(canvas: Canvas, options: Town): string {
  const { wall, roof, opening } = canvas.time
  const { light, mid, shade } = wall
  const tones = options.tones ?? { light, mid, shade, roof: roof.mid, opening }
  const random = seededRandom(options.seed)
  const paths: TownPaths = { light: '', mid: '', shade: '', roofs: '', windows: '' }
  addRow(paths, canvas, options, 1, random)
  addRow(paths, canvas, options, 0, random)
  return layers(
    area(paths.mid, tones.mid),
    area(paths.light, tones.light),
    area(paths.shade, tones.shade, 0.75),
    area(paths.roofs, tones.roof),
    area(paths.windows, tones.opening, 0.6),
  )
}

import type { Canvas } from './canvas.ts'
import type { Point } from './geometry.ts'
import { arch } from './openings.ts'
import { polygon } from './path.ts'
import { area, circle, layers, place, rect } from './shapes.ts'

interface Windmill {
  readonly x: number
  readonly y: number
  readonly height: number
  /** Degrees by which the sails are turned; never upright. */
  readonly turn: number
}

/** Height of the hub as a share of the whole. */
const hub = 0.74

function building({ time, light }: Canvas, height: number): string {
  const w = height * 0.2
  // Drawn for light from the left and mirrored for the other side.
  const at = (across: number, up: number): Point => [-light * w * across, -height * up]
  return layers(
    area([at(-1.9, 0), at(1.9, 0), at(1.8, 0.2), at(-1.8, 0.2)], time.wall.mid),
    area([at(0.3, 0), at(1.9, 0), at(1.8, 0.2), at(0.3, 0.2)], time.wall.shade),
    rect(-w * 1.95, -height * 0.22, w * 3.9, height * 0.025, time.wall.light),
    arch({ x: light * w, y: 0, width: w * 0.5, height: height * 0.13 }, time.opening),
    area([at(-1, 0.2), at(1, 0.2), at(0.86, 0.7), at(-0.86, 0.7)], time.wall.mid),
    area([at(-1, 0.2), at(-0.35, 0.2), at(-0.3, 0.7), at(-0.86, 0.7)], time.wall.light),
    area([at(0.3, 0.2), at(1, 0.2), at(0.86, 0.7), at(0.25, 0.7)], time.wall.shade),
    area([at(-1.02, 0.69), at(1.02, 0.69), at(0.1, 0.92), at(-0.1, 0.92)], time.roof.mid),
    area([at(0.2, 0.69), at(1.02, 0.69), at(0.1, 0.92), at(0, 0.92)], time.roof.shade),
    rect(-w * 0.16, -height * 0.5, w * 0.3, height * 0.07, time.opening),
  )
}

/** Six arms with cloth on one side and three slats across each. */
function sails({ time }: Canvas, height: number, turn: number): string {
  const length = height * 0.43
  const paths = { arms: '', cloth: '', slats: '' }
  for (let index = 0; index < 6; index += 1) {
    const angle = ((turn + index * 60) * Math.PI) / 180
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const at = (along: number, across: number): Point => [
      cos * along - sin * across,
      -height * hub + sin * along + cos * across,
    ]
    paths.arms += polygon([
      at(0, -height * 0.008),
      at(length, -height * 0.004),
      at(length, height * 0.004),
      at(0, height * 0.008),
    ])
    paths.cloth += polygon([
      at(length * 0.24, height * 0.006),
      at(length * 0.97, height * 0.004),
      at(length * 0.97, height * 0.085),
      at(length * 0.3, height * 0.05),
    ])
    for (const slat of [1, 2, 3]) {
      const along = length * (0.24 + (0.73 * slat) / 4)
      const end = along + height * 0.006
      paths.slats += polygon([at(along, 0), at(end, 0), at(end, height * 0.08), at(along, height * 0.075)])
    }
  }
  return layers(
    area(paths.cloth, time.cloud, 0.95),
    area(paths.slats, time.trunk.light, 0.5),
    area(paths.arms, time.trunk.dark),
    circle(0, -height * hub, height * 0.02, time.trunk.dark),
  )
}

/** A flour mill on its stepped base. */
export function windmill(canvas: Canvas, { x, y, height, turn }: Windmill): string {
  return place(layers(building(canvas, height), sails(canvas, height, turn)), { x, y })
}

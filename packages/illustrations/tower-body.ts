import type { Canvas } from './canvas.ts'
import { mix, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { polygon } from './path.ts'
import { seededRandom, type Random } from './random.ts'
import { area, layers } from './shapes.ts'
import { bodyTop, type TowerWall } from './tower-wall.ts'

/** Rows of stone in the body. */
const courses = 13

/** A strip of light or shade from an angle to the edge; its inner border steps along the courses of stone. */
function strip(wall: TowerWall, border: number, edge: number, jitter: number, random: Random): Point[] {
  const steps: Point[] = []
  for (let course = 0; course <= courses; course += 1) {
    const angle = border + (random() - 0.5) * jitter
    steps.push(wall.at(angle, (bodyTop * course) / courses))
    if (course < courses) steps.push(wall.at(angle, (bodyTop * (course + 1)) / courses))
  }
  const down = [0, 1, 2, 3, 4].map((index) => wall.at(edge, bodyTop * (1 - index / 4)))
  return [
    ...steps,
    ...wall.course(bodyTop, border, edge, 1, 4).slice(1),
    ...down,
    ...wall.course(0, edge, border, 1, 4).slice(1, -1),
  ]
}

/** Single stones that stand out: mostly darker ones, a few lighter. */
function stones({ time, light }: Canvas, wall: TowerWall, count: number, random: Random): string {
  let dark = ''
  let pale = ''
  for (let index = 0; index < count; index += 1) {
    const course = Math.floor(random() * courses)
    const lower = (bodyTop * (course + 0.12)) / courses
    const upper = (bodyTop * (course + 0.86)) / courses
    const angle = -78 + 140 * random()
    const width = 9 + 10 * random()
    const stone = polygon([
      wall.at(angle, lower),
      wall.at(angle + width, lower),
      wall.at(angle + width, upper),
      wall.at(angle, upper),
    ])
    const isLit = light * angle > 10
    if (random() < (isLit ? 0.8 : 0.6)) dark += stone
    else pale += stone
  }
  return layers(area(dark, time.wall.shade, 0.22), area(pale, time.wall.light, 0.35))
}

function stoneCount(height: number): number {
  if (height > 200) return 22
  return height > 90 ? 9 : 0
}

/** The tapering body below the parapet. */
export function towerBody(canvas: Canvas, wall: TowerWall, seed: number): string {
  const { time, light } = canvas
  const { light: lit, mid, shade } = time.wall
  // Skipped numbers keep the stones where the approved scenes have them.
  const random = seededRandom(seed, courses + 1)
  const side = (border: number, jitter: number, towards: number, tone: Colour) =>
    area(strip(wall, towards * border, towards * 90, jitter, random), tone)
  return layers(
    area(wall.ring(0, bodyTop, -90, 90), mid),
    side(34, 22, light, lit),
    side(14, 20, -light, mix(mid, shade, 0.6)),
    side(48, 16, -light, shade),
    stones(canvas, wall, stoneCount(wall.height), random),
  )
}

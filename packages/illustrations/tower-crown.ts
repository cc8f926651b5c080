import type { Canvas } from './canvas.ts'
import { mix, type Colour } from './colour.ts'
import { polygon } from './path.ts'
import { area, layers } from './shapes.ts'
import { bodyTop, overhang, type TowerWall } from './tower-wall.ts'

function corbels(wall: TowerWall): string {
  let path = ''
  for (let angle = -78; angle <= 80; angle += 19.5) {
    path += polygon([
      wall.at(angle, 0.775, 1.02),
      wall.at(angle + 9, 0.775, 1.02),
      wall.at(angle + 9, 0.82, overhang),
      wall.at(angle, 0.82, overhang),
    ])
  }
  return path
}

/** The parapet ring with its light and shade and a pale string course at its foot. */
function parapet({ time, light }: Canvas, wall: TowerWall): string {
  const { light: lit, mid, shade } = time.wall
  const sector = (from: number, to: number, tone: Colour) => {
    const [start, end] = light > 0 ? [from, to] : [-to, -from]
    return area(wall.ring(0.815, 0.9, start, end, overhang, 6), tone)
  }
  return layers(
    sector(-90, 90, mid),
    sector(30, 90, lit),
    sector(-90, -15, mix(mid, shade, 0.6)),
    sector(-90, -50, shade),
    area(wall.ring(0.815, 0.835, -90, 90, overhang * 1.03), lit, 0.55),
  )
}

/** Merlons every 30 degrees, each in one tone by its angle to the light. */
function merlons({ time, light }: Canvas, wall: TowerWall): string {
  const paths = { light: '', mid: '', shade: '' }
  for (let angle = -88; angle < 85; angle += 30) {
    const facing = light * (angle + 8)
    const tone = facing > 35 ? 'light' : facing > -25 ? 'mid' : 'shade'
    paths[tone] += polygon([
      wall.at(angle, 0.895, overhang),
      wall.at(angle + 17, 0.895, overhang),
      wall.at(angle + 17, 0.975, overhang),
      wall.at(angle, 0.975, overhang),
    ])
  }
  return layers(
    area(paths.light, time.wall.light),
    area(paths.mid, time.wall.mid),
    area(paths.shade, time.wall.shade),
  )
}

/** The shadow under the overhang, the corbels that carry it, parapet and merlons. */
export function towerCrown(canvas: Canvas, wall: TowerWall): string {
  const { mid, shade } = canvas.time.wall
  return layers(
    area(wall.ring(0.72, bodyTop, -90, 90), shade, 0.5),
    area(wall.ring(0.775, 0.74, -90, 90), shade, 0.45),
    area(corbels(wall), mix(mid, shade, 0.45)),
    parapet(canvas, wall),
    merlons(canvas, wall),
  )
}

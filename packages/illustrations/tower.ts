import type { Canvas } from './canvas.ts'
import { fire } from './fire.ts'
import { layers, place } from './shapes.ts'
import { towerBody } from './tower-body.ts'
import { towerCrown } from './tower-crown.ts'
import { towerOpenings } from './tower-openings.ts'
import { TowerWall } from './tower-wall.ts'

interface Tower {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly seed?: number
  readonly lit?: boolean
  readonly smoke?: boolean
}

/** A coastal watchtower, its signal fire behind the merlons. */
export function tower(canvas: Canvas, { x, y, height, seed = 4, lit = true, smoke = true }: Tower): string {
  const wall = new TowerWall(height)
  return place(
    layers(
      lit ? fire(canvas, { x: 0, y: -height * 0.95, size: height * 0.2, smoke }) : '',
      towerBody(canvas, wall, seed),
      towerOpenings(canvas, wall),
      towerCrown(canvas, wall),
    ),
    { x, y },
  )
}

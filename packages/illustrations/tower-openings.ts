import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { decimal, pair } from './path.ts'
import { area, layers, line } from './shapes.ts'
import type { TowerWall } from './tower-wall.ts'

/** Below this height in pixels the ladder would be a smudge. */
const ladderHeight = 100

/** The door high up, out of reach of pirates, its ladder, and a slit for looking out. */
export function towerOpenings({ time, light }: Canvas, wall: TowerWall): string {
  const left = light * 12 - 13
  const right = light * 12 + 13
  const footLeft = wall.at(left, 0.34)
  const footRight = wall.at(right, 0.34)
  const springLeft = wall.at(left, 0.47)
  const springRight = wall.at(right, 0.47)
  const opening = (margin: number) => {
    const at = (x: number, y: number) => pair(x, y)
    const radius = decimal((springRight[0] - springLeft[0]) / 2 + margin)
    return (
      `M${at(footLeft[0] - margin, footLeft[1] + margin)}L${at(springLeft[0] - margin, springLeft[1])}` +
      `A${radius} ${radius} 0 0 1 ${at(springRight[0] + margin, springRight[1])}` +
      `L${at(footRight[0] + margin, footRight[1] + margin)}Z`
    )
  }
  const slit = [
    wall.at(-light * 22, 0.62),
    wall.at(-light * 14, 0.62),
    wall.at(-light * 14, 0.7),
    wall.at(-light * 22, 0.7),
  ]
  const middle = (footLeft[0] + footRight[0]) / 2
  const half = (footRight[0] - footLeft[0]) * 0.3
  const top = footLeft[1]
  let ladder =
    `M${pair(middle - half, top)}L${decimal(middle - half - 3)} 4` +
    `M${pair(middle + half, top)}L${decimal(middle + half + 3)} 4`
  for (let rung = 1; rung < 8; rung += 1) {
    const y = decimal(top + ((4 - top) * rung) / 8)
    ladder += `M${decimal(middle - half - 1)} ${y}H${decimal(middle + half + 1)}`
  }
  return layers(
    area(opening(3), mix(time.wall.light, time.wall.mid, 0.35)),
    area(opening(0), time.opening),
    area(slit, time.opening),
    wall.height > ladderHeight ? line(ladder, time.trunk.dark, wall.height * 0.011) : '',
  )
}

import type { Point } from './geometry.ts'

/** The height where the tapering body ends and the parapet's overhang begins, as a share of the whole. */
export const bodyTop = 0.8

/** How much wider the parapet is than the body below it. */
export const overhang = 1.17

/**
 * The round wall of a tower seen from below. A place on it is an angle (degrees; 0 faces the viewer, -90
 * and 90 are the edges) and a height (a share of the tower's). Horizontal lines bulge down at the foot and
 * arch up at the top.
 */
export class TowerWall {
  readonly height: number

  constructor(height: number) {
    this.height = height
  }

  /** The point at an angle and a height; `reach` is the distance from the axis in radii. */
  at(angle: number, height: number, reach = 1): Point {
    const radians = (angle * Math.PI) / 180
    const foot = this.height * 0.235
    const radius = foot + (this.height * 0.19 - foot) * Math.min(1, height / bodyTop)
    const curve = -0.06 + 0.19 * height
    return [
      Math.sin(radians) * radius * reach,
      -height * this.height - Math.cos(radians) * curve * radius * reach,
    ]
  }

  /** Points along a horizontal line from one angle to another. */
  course(height: number, from: number, to: number, reach = 1, steps = 8): Point[] {
    return Array.from({ length: steps + 1 }, (_, index) =>
      this.at(from + ((to - from) * index) / steps, height, reach),
    )
  }

  /** The outline between two heights and two angles. */
  ring(lower: number, upper: number, from: number, to: number, reach = 1, steps = 8): Point[] {
    return [...this.course(lower, from, to, reach, steps), ...this.course(upper, to, from, reach, steps)]
  }
}

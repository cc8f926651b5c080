import type { Canvas } from './canvas.ts'
import { area, layers, place, rect, type Placement } from './shapes.ts'

/** The Almudaina palace: an arcade between three crenellated towers. */
export function palace({ time, light }: Canvas, placement: Placement): string {
  const { light: lit, mid, shade } = time.wall
  const arcade = [0, 1, 2, 3, 4, 5].map((index) => `M${22 + index * 14} -22v-12a4.5 4.5 0 0 1 9 0v12z`)
  const tower = (x: number, height: number) => {
    const merlons = [0, 1, 2, 3].map((index) => `M${x + index * 5.4} ${-height}h3.2v-5h-3.2z`)
    return layers(
      rect(x, -height, 20, height, lit),
      rect(light < 0 ? x + 11 : x, -height, 9, height, shade),
      area(merlons.join(''), mid),
      rect(x + 7, -height + 14, 3, 9, time.opening),
    )
  }
  return place(
    layers(
      rect(0, -52, 120, 52, mid),
      rect(0, -56, 120, 5, lit),
      area(arcade.join(''), time.opening, 0.7),
      tower(-6, 78),
      tower(56, 70),
      tower(104, 84),
    ),
    placement,
  )
}

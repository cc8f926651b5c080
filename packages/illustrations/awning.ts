import { palette, shaded, type Colour } from './colour.ts'
import { decimal, pair, polygon } from './path.ts'
import { area, layers } from './shapes.ts'

interface Awning {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly stripes: number
  readonly colour: Colour
}

/** A striped awning, narrower at the wall, with a scalloped valance in a darker tone. */
export function awning({ x, y, width, height, stripes, colour }: Awning): string {
  const step = width / stripes
  const drop = height * 0.16
  const slope = (index: number) => {
    const left = x + index * step
    const top = x + width * 0.04 + index * step * 0.92
    return polygon([
      [left, y + height],
      [left + step, y + height],
      [top + step * 0.92, y],
      [top, y],
    ])
  }
  const valance = (index: number) =>
    `M${pair(x + index * step, y + height)}h${decimal(step)}v${decimal(drop)}` +
    `a${pair(step / 2, drop * 0.9)} 0 0 1 ${decimal(-step)} 0z`
  const every = Array.from({ length: stripes }, (_, index) => index)
  const coloured = every.filter((index) => index % 2 === 0)
  const pale = every.filter((index) => index % 2 === 1)
  return layers(
    area(coloured.map(slope).join(''), colour),
    area(pale.map(slope).join(''), palette.paper),
    area(coloured.map(valance).join(''), shaded(colour, 0.22)),
    area(pale.map(valance).join(''), shaded(palette.paper, 0.22)),
  )
}

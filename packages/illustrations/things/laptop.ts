import { palette, shaded } from '../colour.ts'
import { area, layers, place, rect, type Placement } from '../shapes.ts'

const { ink, paper, cala } = palette

interface Laptop extends Placement {
  /** What its screen shows, drawn in a box of 176 by 108 from 0 0. */
  readonly screen: string
}

/** An open laptop, 200 wide, standing on y 0; its screen faces the viewer. */
export function laptop({ screen, ...placement }: Laptop): string {
  return place(
    layers(
      area('M-124 6H132L140 14H-116Z', ink, 0.2),
      rect(-98, -134, 196, 130, ink, 8),
      rect(-88, -124, 176, 108, shaded(cala, 0.35)),
      `<g transform="translate(-88 -124)">${screen}</g>`,
      area('M-88 -124H-20L-70 -16H-88Z', paper, 0.1),
      area('M-98 -6H98L124 8H-124Z', shaded(paper, 0.3)),
      area('M-124 8H124V13H-124Z', shaded(paper, 0.5)),
    ),
    placement,
  )
}

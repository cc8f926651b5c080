import type { Canvas } from './canvas.ts'
import { mix, palette, shaded } from './colour.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from './shapes.ts'

const { ink, teja, mares, sol, paper, cala } = palette

/** The end in shade, by the side of the light. */
const endInShade = {
  [-1]: 'M40 0C56 -50 56 -100 40 -136H60C84 -136 98 -126 104 -104L121 -16C122 -8 120 -2 112 0Z',
  [1]: 'M-40 0C-56 -50 -56 -100 -40 -136H-60C-84 -136 -98 -126 -104 -104L-121 -16C-122 -8 -120 -2 -112 0Z',
} as const

/** A doctor's leather bag with a cross; 240 wide, standing on y 0. */
export function doctorBag({ light }: Canvas, placement: Placement): string {
  const dark = shaded(teja, 0.38)
  return place(
    layers(
      ellipse(0, 2, 128, 9, ink, 0.26),
      line('M-38 -134C-38 -172 38 -172 38 -134', mix(ink, teja, 0.2), 11),
      area(
        `
          M-112 0C-120 -2 -122 -8 -121 -16L-104 -104C-98 -126 -84 -136 -60 -136H60C84 -136 98 -126 104 -104
          L121 -16C122 -8 120 -2 112 0Z
        `,
        teja,
      ),
      area(endInShade[light], dark, 0.75),
      area('M-106 -96C-98 -126 -84 -136 -60 -136H60C84 -136 98 -126 106 -96C70 -88 -70 -88 -106 -96Z', dark),
      area(
        'M-92 -122C-84 -132 -74 -136 -60 -136H60C74 -136 84 -132 92 -122C60 -116 -60 -116 -92 -122Z',
        mix(teja, mares, 0.22),
      ),
      rect(-12, -112, 24, 26, sol, 4),
      rect(-5, -102, 10, 12, dark, 3),
      circle(0, -46, 29, paper),
      rect(-6.5, -64, 13, 36, cala, 2),
      rect(-18, -52.5, 36, 13, cala, 2),
      area('M-118 -10H118C120 -5 118 -1 112 0H-112C-118 -1 -120 -5 -118 -10Z', dark),
    ),
    placement,
  )
}

import type { Canvas } from './canvas.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import type { Side } from './geometry.ts'
import { lens } from './path.ts'
import { skin } from './skin.ts'
import { area, circle, layers, line, place, type Placement } from './shapes.ts'

interface Llaut extends Placement {
  readonly hull?: { readonly strake: Colour; readonly planks: Colour }
  readonly sail?: { readonly lit: Colour; readonly shade: Colour }
  /** A figure with a straw hat in the stern. */
  readonly crew?: boolean
  /** The dark lens of water under the hull. */
  readonly reflection?: boolean
  /** A lantern at the bow. */
  readonly lamp?: boolean
  readonly light?: Side
}

const sailOutline = 'M-56 -38C-30 -88 20 -150 62 -188C66 -130 58 -70 34 -30C6 -46 -26 -46 -56 -38Z'

/** The part of the sail in shade, by the side of the light. */
const sailShade = {
  [-1]: 'M62 -188C66 -130 58 -70 34 -30C28 -34 20 -37 12 -39C34 -84 50 -136 62 -188Z',
  [1]: 'M-56 -38C-30 -88 20 -150 62 -188C40 -140 4 -84 -26 -44C-36 -43 -46 -41 -56 -38Z',
} as const

/** The part of the hull in shade, by the side of the light. */
const hullShade = {
  [-1]: 'M92 -30C88 -10 78 3 62 8H-30C30 4 66 -6 92 -30Z',
  [1]: 'M-86 -26C-82 -8 -72 4 -54 8H40C-16 4 -56 -4 -86 -26Z',
} as const

/**
 * In a separate group: otherwise svgo rounds the boat's transform into the paths, which is visible.
 */
function crewman(): string {
  const figure = layers(
    area('M-44 -18C-46 -38 -40 -46 -34 -46C-27 -46 -24 -36 -24 -17Z', palette.sea),
    circle(-34, -53, 7, skin.dark),
    area('M-43 -55a9 6 0 0 1 18 0z', palette.mares),
  )
  return `<g>${figure}</g>`
}

/** A llaüt under lateen sail, bow to the right unless flipped; hull 185 wide, waterline at y 0. */
export function llaut({ time, light: sceneLight }: Canvas, options: Llaut): string {
  const { light: sun = sceneLight, flip = false, crew = true, reflection = true, lamp = false } = options
  const light: Side = flip ? (sun === 1 ? -1 : 1) : sun
  const { strake, planks } = options.hull ?? { strake: palette.paper, planks: palette.teja }
  const sail = options.sail ?? {
    lit: mix(palette.paper, time.sun, 0.5),
    shade: mix(time.wall.mid, palette.ametller, 0.3),
  }
  const hull = `
    M-84 -30C-60 -16 -20 -12 10 -12C44 -12 70 -18 88 -36L92 -48L97 -47C96 -22 84 2 62 8H-54
    C-74 4 -84 -12 -88 -42L-83 -43Z
  `
  const boat = layers(
    crew ? crewman() : '',
    reflection ? area(lens(0, 9, 78, 16), time.sea[4], 0.45) : '',
    line('M6 -20L12 -118', time.trunk.dark, 3.4),
    area(sailOutline, sail.lit),
    area(sailShade[light], sail.shade),
    area('M-32 -68C-8 -72 18 -66 47 -58L43 -47C16 -55 -10 -58 -41 -56Z', palette.teja, 0.9),
    line('M-64 -28L68 -198', time.trunk.dark, 3.2),
    area(hull, strake),
    area(
      'M-86 -26C-60 -10 -20 -5 10 -5C46 -5 74 -12 92 -30C88 -10 78 3 62 8H-54C-72 4 -82 -8 -86 -26Z',
      planks,
    ),
    area(hullShade[light], shaded(planks, 0.35)),
    area(
      'M-84 -30C-60 -16 -20 -12 10 -12C44 -12 70 -18 88 -36C70 -22 44 -17 10 -17C-20 -17 -60 -22 -84 -30Z',
      time.trunk.dark,
    ),
    lamp ? layers(circle(88, -52, 5, palette.sol), circle(88, -52, 14, palette.sol, 0.3)) : '',
  )
  return place(boat, options)
}

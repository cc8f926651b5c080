import type { Colour } from './colour.ts'

/** Lit side, front and shade side of a solid thing. */
interface Tones {
  readonly light: Colour
  readonly mid: Colour
  readonly shade: Colour
}

type FiveColours = readonly [Colour, Colour, Colour, Colour, Colour]

/** The colours of everything under one light. Shades change hue with it, they are never just darker. */
export interface TimeOfDay {
  readonly sky: { readonly top: Colour; readonly mid: Colour; readonly horizon: Colour }
  readonly sun: Colour
  readonly halo: Colour
  readonly cloud: Colour
  /** Low clouds near the sun; at night and in storms the dark ones. */
  readonly warmCloud: Colour
  /** Mountains from far to near. */
  readonly ridges: FiveColours
  /** What the feet of the farthest mountains fade into. */
  readonly haze: Colour
  /** Water from the horizon to the shore. */
  readonly sea: FiveColours
  /** Sunlight and foam on the water. */
  readonly glint: Colour
  readonly wall: Tones
  readonly roof: Tones
  readonly leaf: {
    readonly light: Colour
    readonly mid: Colour
    readonly dark: Colour
    readonly deep: Colour
  }
  readonly trunk: { readonly light: Colour; readonly dark: Colour }
  readonly rock: Tones & { readonly deep: Colour }
  readonly grass: { readonly light: Colour; readonly mid: Colour; readonly dark: Colour }
  /** The dark inside doors and windows. */
  readonly opening: Colour
  readonly shutter: { readonly light: Colour; readonly dark: Colour }
}

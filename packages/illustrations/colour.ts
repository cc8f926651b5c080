/** An opaque sRGB colour in the form `#rrggbb`. */
export type Colour = `#${string}`

/** What a shape can be filled with: a colour or a gradient defined on the canvas. */
export type Paint = Colour | `url(#${string})`

/** The site's colours, which every scene is mixed from; `sol` and `ember` are for fire, lamps and fruit. */
export const palette = {
  ink: '#16252d',
  sea: '#0f4c5c',
  cala: '#1b7f86',
  teja: '#b5472a',
  mares: '#f4ead9',
  paper: '#fffdf9',
  ametller: '#f3cfcb',
  olivera: '#66733a',
  sol: '#f2b45e',
  ember: '#e8823f',
} as const satisfies Record<string, Colour>

type Channels = readonly [red: number, green: number, blue: number]

/** Splits a colour into its channels, 0 to 255. Throws a RangeError for anything but `#rrggbb`. */
export function channels(colour: Colour): Channels {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`not a colour: ${colour}`)
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Blends two colours channel by channel; `share` is the part of `to`, 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const digits = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** The shaded tone of a flat-coloured thing: its own colour with a share of ink. */
export function shaded(colour: Colour, share: number): Colour {
  return mix(colour, palette.ink, share)
}

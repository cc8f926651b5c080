import { channels, mix, palette, type Colour } from './colour.ts'
import { nightfall } from './time-nightfall.ts'

/** What gives light keeps its colour at night: fire, lamps, shop windows. */
const lights: readonly Colour[] = [
  palette.ember,
  '#fde3a6',
  '#fbdc9a',
  '#f6c983',
  '#f6d08c',
  '#f4e3b8',
  '#fff0c4',
]

/** The blue that moonlight adds to every colour. */
const moonlight: Colour = '#12404f'

/** Colours up to this brightness are night colours already. */
const dark = 0.2

/** How much of the brightness above that is left. */
const left = 0.42

function coloursIn(value: unknown): Colour[] {
  if (typeof value === 'string') return [value as Colour]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(coloursIn) : []
}

const kept = new Set<string>([...lights, ...coloursIn(nightfall)])

function dimmed(colour: Colour, share: number): Colour {
  return mix('#000000', colour, share)
}

/** The colour that a thing has in moonlight. */
export function nightColour(colour: Colour): Colour {
  if (kept.has(colour)) return colour
  if (colour === palette.sol) return dimmed(colour, 0.86)
  const [red, green, blue] = channels(colour)
  const brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
  if (brightness <= dark) return colour
  return mix(dimmed(colour, (dark + (brightness - dark) * left) / brightness), moonlight, 0.3)
}

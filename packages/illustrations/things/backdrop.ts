import type { Canvas } from '../canvas.ts'
import { seededRandom } from '../random.ts'
import { ridge } from '../ridges.ts'
import { sea } from '../sea.ts'
import { layers, rect } from '../shapes.ts'
import { cloud, sky, sun } from '../sky.ts'

/** Where a chain of mountains is highest. */
type Summit = 'left' | 'right' | 'middle' | 'even'

interface Chain {
  readonly seed: number
  readonly height: number
  readonly summit?: Summit
  readonly from?: number
  readonly to?: number
}

interface Backdrop {
  /** Where the sky ends: the waterline, or the foot of the mountains. */
  readonly horizon: number
  readonly sun?: { readonly x: number; readonly y: number; readonly radius: number }
  /** Position and width. */
  readonly clouds?: readonly (readonly [x: number, y: number, width: number])[]
  /** Mountains from far to near. */
  readonly chains: readonly Chain[]
  /** Water down to the foot of the picture; otherwise fields. */
  readonly water?: boolean
}

/** How high the chain is at a share of its way, 0 to 1. */
const envelopes: Readonly<Record<Summit, (along: number) => number>> = {
  left: (along) => 1 - along * 0.85,
  right: (along) => 0.15 + along * 0.85,
  middle: (along) => 0.2 + 0.8 * Math.sin(along * Math.PI),
  even: () => 0.8,
}

/** Peaks and saddles by turns, as the points that a ridge is drawn from. */
function peaks({ seed, height, summit = 'even', from = -20, to = 1220 }: Chain, foot: number): string {
  const random = seededRandom(seed)
  const list: string[] = []
  let isPeak = false
  for (let x = from; x < to; x += 46 + 44 * random()) {
    const share = envelopes[summit]((x - from) / (to - from))
    const up = height * share * (isPeak ? 0.66 + 0.34 * random() : 0.42 + 0.24 * random())
    list.push(`${Math.round(x)},${Math.round(foot - up)}`)
    isPeak = !isPeak
  }
  return [...list, `${to},${Math.round(foot - height * envelopes[summit](1) * 0.6)}`].join(' ')
}

/** Sky, sun, clouds and mountains, with the sea in front of them if wanted. */
export function backdrop(
  canvas: Canvas,
  { horizon, sun: disc, clouds = [], chains, water = false }: Backdrop,
): string {
  const { time } = canvas
  const foot = horizon + 24
  return layers(
    sky(canvas, foot),
    disc ? sun(canvas, { ...disc, rings: [6.6, 4.2, 2.4], glow: 0.32 }) : '',
    ...clouds.map(([x, y, width], index) =>
      cloud({
        x,
        y,
        width,
        colour: time.cloud,
        seed: 3 + index * 4,
        rows: index === 0 ? 3 : 2,
        opacity: 0.8,
      }),
    ),
    ...chains.map((chain, index) =>
      ridge(canvas, {
        peaks: peaks(chain, foot),
        base: foot,
        colour: time.ridges[index] ?? time.ridges[3],
        shade: time.ridges[index + 1] ?? time.ridges[4],
        haze: index === 0 ? time.haze : time.ridges[index - 1],
        seed: chain.seed,
        shading: 0.8,
      }),
    ),
    water
      ? sea(canvas, { horizon, seed: 4, bands: 6 })
      : rect(0, foot - 1, canvas.width, canvas.height - foot + 1, time.grass.light),
  )
}

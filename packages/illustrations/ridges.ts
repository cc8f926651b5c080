import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { between, distance, lastPoint, pointAt, points, type Point, type Side } from './geometry.ts'
import { gradient } from './gradient.ts'
import { seededRandom, type Random } from './random.ts'
import { shadedFacets } from './ridge-facets.ts'
import { area, layers } from './shapes.ts'

/** Segments shorter than this keep their straight line. */
const minLength = 24

function broken(from: Point, to: Point, roughness: number, levels: number, random: Random): Point[] {
  const length = distance(from, to)
  if (levels === 0 || length < minLength) return [to]
  const [x, y] = between(from, to, 0.38 + 0.24 * random())
  const middle: Point = [x, y - (random() - 0.42) * roughness * length]
  return [
    ...broken(from, middle, roughness, levels - 1, random),
    ...broken(middle, to, roughness, levels - 1, random),
  ]
}

/** Breaks the lines between hand-placed peaks and saddles, so that they look like rock. */
function jagged(peaks: readonly Point[], seed: number, roughness: number): Point[] {
  const random = seededRandom(seed)
  const outline = [pointAt(peaks, 0)]
  for (let index = 1; index < peaks.length; index += 1) {
    outline.push(...broken(pointAt(peaks, index - 1), pointAt(peaks, index), roughness, 3, random))
  }
  return outline
}

interface Ridge {
  /** Peaks and saddles from left to right, as points; the ends lie on the base or outside the picture. */
  readonly peaks: string
  /** The position of the foot. */
  readonly base: number
  readonly colour: Colour
  /** Colour of the sides away from the light: that of the next nearer ridge. */
  readonly shade: Colour
  /** What the foot fades into: the colour of the layer behind. */
  readonly haze?: Colour
  readonly seed?: number
  /** How far the line strays between the peaks, as a share of the distance. */
  readonly roughness?: number
  /** Height in pixels that a summit needs to have a shaded side. */
  readonly prominence?: number
  /** Opacity of the shaded sides. */
  readonly shading?: number
  readonly light?: Side
}

/** One layer of mountains with its shaded sides, fading into the air below. */
export function ridge(canvas: Canvas, options: Ridge): string {
  const {
    peaks,
    base,
    colour,
    shade,
    haze,
    seed = 1,
    roughness = 0.22,
    prominence = 16,
    shading = 1,
  } = options
  const outline = jagged(points(peaks), seed, roughness)
  const body: Point[] = [...outline, [lastPoint(outline)[0], base], [pointAt(outline, 0)[0], base]]
  const facets = shadedFacets({
    outline,
    base,
    prominence,
    light: options.light ?? canvas.light,
    random: seededRandom(seed + 99),
  })
  const bodyFill = haze
    ? gradient(canvas, [
        [0, colour],
        [0.5, colour],
        [1, haze],
      ])
    : colour
  if (facets === '') return area(body, bodyFill)
  const facetFill = haze
    ? gradient(canvas, [
        [0, shade],
        [0.55, shade],
        [1, shade, 0],
      ])
    : shade
  return layers(area(body, bodyFill), area(facets, facetFill, shading))
}

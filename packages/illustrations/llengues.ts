import { palette, type Colour } from './colour.ts'

/** The pale blue of the smaller figure. */
const paleBlue: Colour = '#5fa9ad'

interface Diamond {
  readonly x: number
  readonly y: number
  /** Stitches between the middle one and the tip. */
  readonly stitches: number
  /** Pixels. */
  readonly stitch: number
}

/** Path data of a diamond with stepped edges, as the loom makes it; `x` and `y` are its middle. */
function diamond({ x, y, stitches, stitch }: Diamond): string {
  const right = `h${stitch}`
  const left = `h-${stitch}`
  const down = `v${stitch}`
  const up = `v-${stitch}`
  return (
    `M${x - stitch / 2} ${y - (stitches + 0.5) * stitch}${right}` +
    `${(down + right).repeat(stitches)}${down}${(left + down).repeat(stitches)}${left}` +
    `${(up + left).repeat(stitches)}${up}${(right + up).repeat(stitches)}z`
  )
}

/** Diamonds on one middle, each on top of the one before. */
function figure(x: number, y: number, stitch: number, rings: readonly (readonly [number, Colour])[]): string {
  return rings
    .map(([stitches, colour]) => `<path fill="${colour}" d="${diamond({ x, y, stitches, stitch })}"/>`)
    .join('')
}

/**
 * The ribbon after Mallorcan tongue cloth (roba de llengües), a 40 by 20 tile that repeats sideways. The
 * ground is left open: the page puts its band colour behind it.
 */
export function ribbonTile(): string {
  const { mares, sea } = palette
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">' +
    figure(10, 10, 2, [
      [4, mares],
      [2, sea],
      [0, mares],
    ]) +
    figure(30, 10, 2, [
      [3, paleBlue],
      [1, sea],
    ]) +
    '</svg>'
  )
}

/** The woven edge of callouts, a 10 by 20 tile that repeats downwards; its ground is left open too. */
export function edgeTile(): string {
  const { mares, sea } = palette
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">' +
    figure(5.5, 5.5, 1, [
      [3, mares],
      [1, sea],
    ]) +
    figure(5.5, 15.5, 1, [[2, paleBlue]]) +
    '</svg>'
  )
}

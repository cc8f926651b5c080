import { palette, type Colour } from './colour.ts'

/** The mark beside the brand's name: the watchtower with the sun. For inlining in the page's own colours. */
export const logoMark = {
  width: 38,
  height: 46,
  sun: { x: 27, y: 13, radius: 9 },
  /** Wall and merlons. */
  tower: 'M9.5 42 12 16h12l2.5 26zM9 9h3.5v3H16V9h4v3h3.5V9H27v7H9z',
  /** In the colour of the ground behind the mark. */
  door: 'M16.3 22.5a1.7 1.7 0 0 1 3.4 0V27h-3.4z',
  /** The wave that the tower stands on. */
  wave: 'M0 42q5-3 10 0t10 0 10 0 8 0v3H0z',
} as const

const sunColour: Colour = '#e9a27f'

interface MarkColours {
  readonly tower: Colour
  readonly ground: Colour
}

function sunAndTower({ tower, ground }: MarkColours): string {
  const { x, y, radius } = logoMark.sun
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${sunColour}"/>` +
    `<path fill="${tower}" d="${logoMark.tower}"/>` +
    `<path fill="${ground}" d="${logoMark.door}"/>`
  )
}

/** The mark as an SVG document, for light grounds. */
export function logo(): string {
  const { width, height, wave } = logoMark
  return (
    // Search engines want 112 pixels or more each way.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">` +
    sunAndTower({ tower: palette.sea, ground: palette.paper }) +
    `<path fill="${palette.sea}" d="${wave}"/></svg>`
  )
}

function onGround(corner: number): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    `<rect width="48" height="48" rx="${corner}" fill="${palette.sea}"/>` +
    `<g transform="translate(1.5 6)">${sunAndTower({ tower: palette.paper, ground: palette.sea })}</g></svg>`
  )
}

/** The mark on its own background, visible in light and in dark browsers. */
export function favicon(): string {
  return onGround(10)
}

/** The mark for a home screen: up to its edges, as the phone rounds the corners and blackens what is clear. */
export function touchIcon(): string {
  return onGround(0)
}

import { logoMark } from '#illustrations/logo.ts'
import { palette } from '#illustrations/colour.ts'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeWhole } from '#content/write-whole.server.ts'
import { characters } from './fonts.ts'

const require = createRequire(import.meta.url)

/** The family names inside the two font files. */
const serif = 'Fraunces'
const sans = 'Figtree Light'

const tasks = [
  {
    name: 'serif',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 40, WONK: 0, wght: 560 },
  },
  {
    name: 'sans',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: 600 },
  },
] as const

/**
 * Writes the site's two fonts at one weight each, for the picture renderer; returns their files.
 */
export async function writeShareFonts(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  return await Promise.all(
    tasks.map(async ({ name, file, axes }) => {
      const font = await subsetFont(readFileSync(require.resolve(file)), characters, {
        targetFormat: 'truetype',
        variationAxes: axes,
      })
      const path = join(folder, `${name}.ttf`)
      writeWhole(path, font)
      return path
    }),
  )
}

/** The size of share pictures, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** The text of a picture. */
export interface ShareText {
  /** The page's category, above the title. */
  readonly kicker: string
  readonly title: string
  readonly brand: string
}

/** The width of a text in pixels, for a font family and size. */
export type Measure = (text: string, family: string, size: number) => number

const margin = 48
const inset = 48
const maxCard = { width: 620, lines: 5 }
const sizes = [60, 54, 48, 42, 37, 32]

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Breaks a word wider than a line at its soft hyphens. */
function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const [first = '', ...rest] = word.split('\u00AD')
  if (widthOf([first, ...rest].join('')) <= width) return [[first, ...rest].join('')]
  const pieces = [first]
  for (const part of rest) {
    const longer = `${pieces.at(-1)}${part}`
    if (widthOf(`${longer}-`) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(part)
  }
  return pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}-` : piece))
}

/** Breaks a text at its spaces into lines up to a width, and wider words at their soft hyphens. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const [start = '', ...pieces] = breakWord(word, width, widthOf)
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${start}`) <= width)
      lines[lines.length - 1] = `${last} ${start}`
    else lines.push(start)
    lines.push(...pieces)
  }
  return lines
}

/** The largest font size at which a title fits its card. */
function setTitle(title: string, measure: Measure): { size: number; lines: string[] } {
  const width = maxCard.width - 2 * inset
  const settings = sizes.map((size) => ({
    size,
    lines: wrap(title, width, (text) => measure(text, serif, size)),
  }))
  const fits = settings.find(
    ({ size, lines }) =>
      lines.length <= maxCard.lines - (size > 50 ? 1 : 0) &&
      lines.every((line) => measure(line, serif, size) <= width),
  )
  if (fits === undefined) throw new Error(`no type is small enough to set “${title}” on a sharing picture`)
  return fits
}

function mark(x: number, y: number): string {
  const { sun, tower, door, wave } = logoMark
  return (
    `<g transform="translate(${x} ${y})"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#e9a27f"/>` +
    `<path fill="${palette.sea}" d="${tower}"/><path fill="${palette.paper}" d="${door}"/>` +
    `<path fill="${palette.sea}" d="${wave}"/></g>`
  )
}

/** The card with kicker, title and brand, at the bottom of the picture, as an SVG document. */
export function shareCard({ kicker, title, brand }: ShareText, measure: Measure): string {
  const { size, lines } = setTitle(title, measure)
  const leading = size * 1.12
  const height = 86 + lines.length * leading + 112
  const top = shareSize.height - margin - height
  const left = margin + inset
  const line = (text: string, index: number) =>
    `<text x="${left}" y="${(top + 86 + size * 0.82 + index * leading).toFixed(1)}" font-family="${serif}" ` +
    `font-size="${size}" fill="${palette.sea}">${escaped(text)}</text>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">` +
    `<rect x="${margin}" y="${top.toFixed(1)}" width="${maxCard.width}" height="${height.toFixed(1)}" rx="10" fill="${palette.paper}"/>` +
    `<text x="${left}" y="${(top + 66).toFixed(1)}" font-family="${sans}" font-size="23" fill="${palette.teja}">${escaped(kicker)}</text>` +
    lines.map(line).join('') +
    mark(left, shareSize.height - margin - 86) +
    `<text x="${left + 54}" y="${shareSize.height - margin - 50}" font-family="${serif}" font-size="32" fill="${palette.ink}">${escaped(brand)}</text></svg>`
  )
}

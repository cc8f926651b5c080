import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeWhole } from '#content/write-whole.server.ts'
import { characters } from './fonts.ts'

const require = createRequire(import.meta.url)

/** The names that the two font files give themselves. */
export const serif = 'Fraunces'
export const sans = 'Figtree Light'

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

/** Writes the site's two fonts at one weight each, as the picture renderer reads them; gives their files. */
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

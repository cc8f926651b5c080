import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/**
 * What Spanish, English, German and the Catalan names on the pages need, and the typographic signs.
 */
export const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÉÍÓÚÜÑÇÀÈÒÏáéíóúüñçàèòïÄÖßäöŠš' +
  ' \u00a0\u202f.,;:!?¡¿\'"‘’‚“”„«»‹›()[]{}<>/\\|-–—‑_+−×=≈±%‰&@#*§°·•…†€£$ªº½¼¾²³←→↑↓'

interface FontTask {
  readonly name: string
  readonly file: string
  readonly axes: Record<string, number | { min: number; max: number }>
}

const tasks: readonly FontTask[] = [
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 40, WONK: 0, wght: { min: 360, max: 640 } },
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Writes the two fonts, subset to the characters and weights that the site uses. */
export async function buildFonts(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  for (const { name, file, axes } of tasks) {
    const font = await subsetFont(readFileSync(require.resolve(file)), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    writeFileSync(join(outDir, `${name}.woff2`), font)
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { edgeTile, ribbonTile } from './llengues.ts'
import { flags } from './flags.ts'
import { favicon, logo } from './logo.ts'
import { render, renderAtNight } from './render.ts'
import { scenes } from './scenes.ts'

/** The pictures, by file name. Each scene has a second one for the night. */
export const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [`${name}.svg`, () => render(name, scene)]),
  ),
  ...Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [`${name}-night.svg`, () => renderAtNight(name, scene)]),
  ),
  'logo.svg': logo,
  'favicon.svg': favicon,
  ...flags,
  'llengues.svg': ribbonTile,
  'llengues-v.svg': edgeTile,
}

/** The drawn pictures, committed, so that the site builds without drawing them. */
export const pictureFolder = join(import.meta.dirname, 'pictures')

/** `npm run draw -w packages/illustrations`: redraws all pictures. */
if (import.meta.main) {
  mkdirSync(pictureFolder, { recursive: true })
  for (const [file, draw] of Object.entries(pictures)) writeFileSync(join(pictureFolder, file), draw())
}

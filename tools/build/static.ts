import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caches } from './caches.ts'
import { step } from './step.ts'
import { buildFonts } from './fonts.ts'
import { digestOf } from './inputs.ts'
import { writeIsland } from './island.ts'
import { writeRootIcons } from './root-icons.ts'

const publicDir = '.cache/public'
/** The scenes and the logo, drawn by packages/illustrations. */
const drawn = 'packages/illustrations/pictures'
/** Partners' logos and desks' photos, named in content/partners.yaml and content/desks.yaml. */
const pictures = ['logos', 'photos']

/** Fonts and pictures, which rarely change: cached for a set of inputs. */
export async function buildStatic(): Promise<void> {
  const key = digestOf([
    `${drawn}/*.svg`,
    'tools/build/{fonts,island,root-icons,static}.ts',
    'app/map/island-marks.ts',
    ...pictures.map((folder) => `content/${folder}/*`),
    'package-lock.json',
  ])
  const vouched = existsSync(publicDir) && existsSync(caches.staticStamp)
  if (vouched && readFileSync(caches.staticStamp, 'utf8') === key) return
  // Removed first: otherwise it would validate an interrupted build's leftovers once the inputs are
  // the same again.
  rmSync(caches.staticStamp, { force: true })
  rmSync(publicDir, { recursive: true, force: true })
  const art = join(publicDir, 'art')
  mkdirSync(art, { recursive: true })
  await step('fonts', () => buildFonts(join(publicDir, 'fonts')))
  cpSync(drawn, art, { recursive: true })
  writeRootIcons(publicDir)
  await step('island map', () => writeIsland(join(art, 'island.svg')))
  for (const folder of pictures.filter((name) => existsSync(`content/${name}`)))
    cpSync(`content/${folder}`, join(publicDir, folder), { recursive: true })
  writeFileSync(caches.staticStamp, key)
}

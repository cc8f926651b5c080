import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { SceneName } from '#content/scene-names.ts'
import { writeWhole } from '#content/write-whole.server.ts'
import { caches, dropUntouched } from './caches.ts'
import type { DrawPicture } from './draw-share-picture.ts'
import { digestOf } from './inputs.ts'
import type { ShareText } from './share-card.ts'

/** One share picture: its path below the site's folder, its scene and its text. */
export interface SharePicture {
  readonly file: string
  readonly scene: SceneName
  readonly text: ShareText
}

async function openDrawing(): Promise<DrawPicture> {
  const { createDrawing } = await import('./draw-share-picture.ts')
  return createDrawing(caches.pictures)
}

/**
 * Writes a 1200 by 630 PNG for every page and language, its title set on its scene, for networks,
 * which show no SVG. The scenes are in `art`. Up-to-date pictures are not rewritten, cached ones
 * are copied. Returns by file the digests of the pictures' inputs.
 */
export async function buildSharePictures(
  pictures: readonly SharePicture[],
  { art, site }: { readonly art: string; readonly site: string },
  before: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const template = digestOf([
    'tools/build/{draw-share-picture,share-card,share-fonts,fonts}.ts',
    'packages/illustrations/{logo,colour}.ts',
    'package-lock.json',
  ])
  const digests: Record<string, string> = {}
  const scenes = new Map<SceneName, { readonly digest: string; readonly svg: string }>()
  // Opened when the first picture is drawn: most incremental builds draw none.
  let drawing: Promise<DrawPicture> | undefined

  function sceneOf(name: SceneName) {
    const known = scenes.get(name)
    if (known !== undefined) return known
    const svg = readFileSync(join(art, `${name}.svg`), 'utf8')
    const scene = { svg, digest: createHash('sha256').update(svg).digest('hex') }
    scenes.set(name, scene)
    return scene
  }

  async function make({ file, scene: name, text }: SharePicture): Promise<void> {
    const scene = sceneOf(name)
    const key = createHash('sha256')
      .update(`${template}\0${scene.digest}\0${JSON.stringify(text)}`)
      .digest('hex')
      .slice(0, 32)
    digests[file] = key
    if (key === before[file]) return
    const kept = join(caches.pictures, `${key}.png`)
    if (existsSync(kept)) utimesSync(kept, new Date(), new Date())
    else {
      const draw = await (drawing ??= openDrawing())
      writeWhole(kept, await draw(scene.svg, text))
    }
    const target = join(site, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }

  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await make(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  dropUntouched(caches.pictures)
  return digests
}

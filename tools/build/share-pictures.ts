import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { SceneName } from '#content/scene-names.ts'
import { digestOf } from './inputs.ts'
import { shareCard, shareSize, type Measure, type ShareText } from './share-card.ts'
import { writeShareFonts } from './share-fonts.ts'

/** One picture to make: where it goes below the site's folder, its scene and its text. */
export interface SharePicture {
  readonly file: string
  readonly scene: SceneName
  readonly text: ShareText
}

const cache = '.cache/share'
const raw = { ...shareSize, channels: 4 } as const

/** A scene, cut to the shape of the pictures. */
function cropped(svg: string): string {
  return svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '')
    return `<svg${kept} width="${shareSize.width}" height="${shareSize.height}" preserveAspectRatio="xMidYMid slice">`
  })
}

function pixels(svg: string, fontFiles: readonly string[]): Buffer {
  const options = { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } }
  return new Resvg(svg, options).render().pixels
}

function createMeasure(fontFiles: readonly string[]): Measure {
  const known = new Map<string, number>()
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles] }
  return (text, family, size) => {
    const key = `${family}\0${text}`
    const width =
      known.get(key) ??
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="${family}" font-size="100">${text.replace(/[&<]/g, 'm')}</text></svg>`,
        { font },
      ).getBBox()?.width ??
      0
    known.set(key, width)
    return (width * size) / 100
  }
}

/** What texts are set with. */
interface Pen {
  readonly fontFiles: readonly string[]
  readonly measure: Measure
}

async function openPen(): Promise<Pen> {
  const fontFiles = await writeShareFonts(cache)
  return { fontFiles, measure: createMeasure(fontFiles) }
}

/**
 * Writes a 1200 by 630 PNG for every page and language, its title set on its scene, for networks,
 * which show no SVG. What stands in the folder already stays, what an earlier build made is copied
 * from the cache. Returns by file the digests of what the pictures are made from.
 */
export async function buildSharePictures(
  pictures: readonly SharePicture[],
  site: string,
  before: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const template = digestOf(['tools/build/{share-card,share-fonts,share-pictures,fonts}.ts', 'art/logo.ts'])
  // Made when the first card is drawn: after a change of words most builds draw none.
  let opened: Promise<Pen> | undefined
  const scenes = new Map<SceneName, { digest: string; pixels: () => Buffer }>()

  function sceneOf(name: SceneName) {
    const known = scenes.get(name)
    if (known !== undefined) return known
    const svg = readFileSync(join(site, 'art', `${name}.svg`), 'utf8')
    let drawn: Buffer | undefined
    const scene = {
      digest: createHash('sha256').update(svg).digest('hex'),
      pixels: () => (drawn ??= pixels(cropped(svg), [])),
    }
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
    const kept = join(cache, `${key}.png`)
    if (existsSync(kept)) utimesSync(kept, new Date(), new Date())
    else {
      const { fontFiles, measure } = await (opened ??= openPen())
      const card = pixels(shareCard(text, measure), fontFiles)
      const png = await sharp(scene.pixels(), { raw })
        .composite([{ input: card, raw }])
        .removeAlpha()
        .png({ compressionLevel: 9 })
        .toBuffer()
      writeFileSync(kept, png)
    }
    const target = join(site, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }

  const digests: Record<string, string> = {}
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await make(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return digests
}

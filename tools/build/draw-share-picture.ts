import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { shareCard, shareSize, type Measure, type ShareText, writeShareFonts } from './share-card.ts'

/** Draws a card with a text over a scene, given as SVG; returns a PNG. */
export type DrawPicture = (scene: string, text: ShareText) => Promise<Buffer>

const raw = { ...shareSize, channels: 4 } as const

/** A scene, cropped to the pictures' aspect ratio. */
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

/** Widths are looked up repeatedly while one title is set, and rarely afterwards. */
const maxKnown = 5_000

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
    if (known.size >= maxKnown) known.clear()
    known.set(key, width)
    return (width * size) / 100
  }
}

/** Sets up the picture renderer: fonts, and each scene drawn once. */
export async function createDrawing(folder: string): Promise<DrawPicture> {
  const fontFiles = await writeShareFonts(folder)
  const measure = createMeasure(fontFiles)
  const scenes = new Map<string, Buffer>()

  function sceneOf(svg: string): Buffer {
    const drawn = scenes.get(svg) ?? pixels(cropped(svg), [])
    scenes.set(svg, drawn)
    return drawn
  }

  return (scene, text) =>
    sharp(sceneOf(scene), { raw })
      .composite([{ input: pixels(shareCard(text, measure), fontFiles), raw }])
      .removeAlpha()
      .png({ compressionLevel: 7 })
      .toBuffer()
}

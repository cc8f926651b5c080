import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const size = { width: 1200, height: 630 }

/** Crops a scene to the shape that networks show a shared page in. */
function crop(svg: string): string {
  return svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '')
    return `<svg${kept} width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">`
  })
}

/** Writes a 1200 by 630 PNG of every scene for social networks, which do not show SVG. */
export function buildSharePictures(artDir: string): void {
  mkdirSync(join(artDir, 'share'), { recursive: true })
  for (const file of readdirSync(artDir).filter((name) => name.endsWith('.svg'))) {
    const svg = readFileSync(join(artDir, file), 'utf8')
    if (!/viewBox="0 0 (?:1[2-9]|2\d)\d\d /.test(svg)) continue
    const png = new Resvg(crop(svg), { fitTo: { mode: 'width', value: size.width } }).render().asPng()
    writeFileSync(join(artDir, 'share', file.replace(/svg$/, 'png')), png)
  }
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { favicon, touchIcon } from '#illustrations/logo.ts'

function drawn(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** Icons for tabs, bookmarks and search results, at one and two pixels per point. */
const iconSizes = [16, 32, 48] as const
/** The home screen icon of a phone, which crops it. */
const touchSize = 180

const headerBytes = 6
const entryBytes = 16

/** Square PNG pictures as one ICO file, a format that has supported PNG since Windows Vista. */
function iconFile(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerBytes + entryBytes * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

/**
 * Writes `favicon.ico` and `apple-touch-icon.png` into the site's root: feed readers, search
 * engines, mail programs and iOS request these addresses whatever the page names.
 */
export function writeRootIcons(site: string): void {
  const pictures = iconSizes.map((size) => ({ size, png: drawn(favicon(), size) }))
  writeFileSync(join(site, 'favicon.ico'), iconFile(pictures))
  writeFileSync(join(site, 'apple-touch-icon.png'), drawn(touchIcon(), touchSize))
}

/** Markers that stand alone, without a length behind them (ITU-T T.81, B.1.1.3): TEM, and the restarts within a scan. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * How many scans a JPEG has up to its end. Each is a pass over the whole picture, whatever few bytes it takes.
 * Read as decoders do: what stands between two segments is passed over.
 */
export function jpegScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  while (at < jpeg.length - 1) {
    const marker = jpeg[at + 1] ?? 0
    // Within a scan a zero follows each byte that would begin a marker; before one, such bytes may be repeated.
    if (jpeg[at] !== 0xff || marker === 0x00 || marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    if (marker === 0xda) scans += 1
    at += 2
    if (!standsAlone(marker) && at + 2 <= jpeg.length) at += jpeg.readUInt16BE(at)
  }
  return scans
}

/** One box of a file (ISO/IEC 14496-12, 4.2): its type and content range. */
interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** A picture has a few dozen; a million empty ones would block the server. */
const maxBoxes = 1000

/** The boxes that fill a range exactly; undefined if they do not, or are too many. */
function boxes(file: Buffer, from: number, to: number): Box[] | undefined {
  const found: Box[] = []
  let at = from
  while (at < to) {
    if (to - at < 8 || found.length >= maxBoxes) return undefined
    const short = file.readUInt32BE(at)
    const wide = short === 1
    if (wide && to - at < 16) return undefined
    // Size 0 means: to the end of the file, allowed only for the last box.
    const size = wide ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const head = wide ? 16 : 8
    const type = file.toString('latin1', at + 4, at + 8)
    if (size < head || size > to - at || !/^[\w ]{4}$/.test(type)) return undefined
    found.push({ type, start: at + head, end: at + size })
    at += size
  }
  return found
}

/**
 * Whether a file has the structure of a HEIC picture (ISO/IEC 23008-12): boxes that fill it to the
 * last byte, a description of pictures, their data, no film. The picture itself is not decoded.
 */
export function isHeicPicture(file: Buffer): boolean {
  const outer = boxes(file, 0, file.length)
  if (outer?.[0]?.type !== 'ftyp' || outer.some(({ type }) => type === 'moov')) return false
  const meta = outer.filter(({ type }) => type === 'meta')
  const [only] = meta
  if (only === undefined || meta.length > 1 || only.end - only.start < 4) return false
  // A full box: version and flags precede its content.
  const inner = boxes(file, only.start + 4, only.end) ?? []
  const handler = inner.find(({ type }) => type === 'hdlr')
  const isPicture =
    handler !== undefined &&
    handler.end - handler.start >= 12 &&
    file.toString('latin1', handler.start + 8, handler.start + 12) === 'pict'
  const hasData = outer.some(({ type }) => type === 'mdat') || inner.some(({ type }) => type === 'idat')
  return isPicture && inner.some(({ type }) => type === 'iloc') && hasData
}

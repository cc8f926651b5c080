import { inflateSync } from 'node:zlib'

export type PdfVerdict = 'plain' | 'locked' | 'active'

/** What makes a PDF do something or carry another file (ISO 32000-1: 12.6.4, 7.11.4, 13.3). */
const active = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'ImportData',
  'SubmitForm',
  'XFA',
  'GoToE',
  'Rendition',
])

/** No bill unpacks to more than this; one that does is not looked into and not taken. */
const largestUnpacked = 16 * 1024 * 1024

const name = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2})[A-Za-z0-9#]*)/g

/** Names may be written with hexadecimal escapes (ISO 32000-1, 7.3.5). */
function plainName(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

function judge(text: string): PdfVerdict {
  let verdict: PdfVerdict = 'plain'
  for (const [, found = ''] of text.matchAll(name)) {
    const word = plainName(found)
    if (word === 'Encrypt') return 'locked'
    if (active.has(word)) verdict = 'active'
  }
  return verdict
}

/** Objects may lie packed inside streams of the kind ObjStm (7.5.7); nothing else that is packed is run. */
function* packedObjects(pdf: Buffer, text: string): Generator<string> {
  let budget = largestUnpacked
  for (const match of text.matchAll(/\/(?:ObjStm|O#62jStm)\b[\s\S]{0,2000}?\bstream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    const packed = pdf.subarray(start, end < 0 ? undefined : end)
    if (!/FlateDecode|\/Fl\b/.test(match[0])) {
      yield packed.toString('latin1')
      continue
    }
    const unpacked = inflateSync(packed, { maxOutputLength: budget, finishFlush: 2 })
    budget = Math.max(1, budget - unpacked.length)
    yield unpacked.toString('latin1')
  }
}

/** Whether a PDF only shows something. One that cannot be looked into counts as active. */
export function checkPdf(pdf: Buffer): PdfVerdict {
  const text = pdf.toString('latin1')
  const outside = judge(text)
  if (outside !== 'plain') return outside
  try {
    for (const objects of packedObjects(pdf, text)) {
      const inside = judge(objects)
      if (inside !== 'plain') return inside
    }
  } catch {
    return 'active'
  }
  return 'plain'
}

export type PdfVerdict = 'plain' | 'locked' | 'active'

/** What locks a PDF (ISO 32000-1, 7.6.1). */
const lock = 'Encrypt'

/** What makes a PDF do something, carry another file or ask for one (12.6.4, 7.11.4, 13.2, 13.3, 13.6). */
const active = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'ImportData',
  'SubmitForm',
  'XFA',
  'GoToE',
  'Rendition',
  'OnInstantiate',
  'GoToR',
  'Thread',
  'Movie',
  'Sound',
  'GoTo3DView',
]

/** Too short to be looked for among pixels: 10 MB of them hold `/JS` by chance in one file of two. */
const short = ['JS', 'EF']

/** A sign of a name, as it is or as `#` and its number (7.3.5). */
function anySpelling(sign: string): string {
  const [high = '', low = ''] = sign.charCodeAt(0).toString(16)
  return `(?:${sign}|#${high}[${low}${low.toUpperCase()}])`
}

/** Where a name ends. Some readers take an escaped zero for the end too. */
const nameEnd = String.raw`(?:#00|(?![^\0\t\n\f\r ()<>[\]{}/%]))`

/**
 * Finds any of the names, spelled in any way. A pattern, for it neither copies
 * nor decodes: five million names take as long as none.
 */
export function anyName(names: readonly string[], { end = nameEnd, flags = '' } = {}): RegExp {
  const spelled = names.map((name) => Array.from(name, anySpelling).join(''))
  return new RegExp(`/(?:${spelled.join('|')})${end}`, flags)
}

const lockName = anyName([lock])

function judgeBy(suspicious: RegExp): (text: string) => PdfVerdict {
  return (text) => {
    if (!suspicious.test(text)) return 'plain'
    return lockName.test(text) ? 'locked' : 'active'
  }
}

/** Judges a whole file by the names in it, whatever they stand in. */
export const judgeFile = judgeBy(anyName([lock, ...active]))

/** Judges objects by the names in them. */
export const judgeObjects = judgeBy(anyName([lock, ...active, ...short]))

/** Judges objects of which a reader may see less: a longer name may then be cut to one of these. */
export const judgeCutObjects = judgeBy(anyName([lock, ...active, ...short], { end: '' }))

const packing = anyName(['ObjStm', 'First'])

/** Whether a stream's dictionary says that it holds objects. Some readers ask for /First alone, not for the type. */
export function holdsObjects(dictionary: string): boolean {
  return packing.test(dictionary)
}

/** A piece of prose with its field. */
export interface Piece {
  readonly field: string
  readonly text: string
}

/** Fields that hold no prose of the page's own language, or none that is read on the page. */
const skipped = new Set([
  'stage',
  'required',
  'scene',
  'updated',
  'related',
  'sources',
  'id',
  'by',
  'kind',
  'lang',
  'when',
  'page',
  'url',
  'date',
  'spanish',
  'form',
])

/** All prose of a page's content, with its path. */
export function piecesOf(value: unknown, field = ''): Piece[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => piecesOf(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    skipped.has(key) ? [] : piecesOf(item, field === '' ? key : `${field}.${key}`),
  )
}

/** The words of inline notation: links become their label, facts one sign, emphasis falls away. */
export function wordsOnly(text: string): string {
  return text
    .replace(/\{\{fact:[^}]*\}\}/g, '#')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
    .replaceAll('\u00AD', '')
}

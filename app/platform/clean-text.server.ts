/** Control characters except tab and line feed; PostgreSQL cannot store NUL in text. */
const controls = /[^\P{Cc}\t\n]/gu

/** Characters at which mail programs break lines; a forged line could follow. */
const lineEnds = /\r\n?|[\u2028\u2029]/g

/**
 * Bidirectional overrides, which make text read differently from how it was written. Right-to-left
 * names need none of these. Joiners and direction marks stay: names and emoji need them.
 */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text that is safe in both databases and in mails: well-formed Unicode, no control characters, no
 * bidirectional overrides, LF line ends.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(controls, '').replaceAll(directions, '')
}

/** The same for a single-line text, such as a name. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim()
}

/** Cleans every string and key inside a plain JSON value; `undefined` members are left out. */
export function cleanValue<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (Array.isArray(value)) return value.map(cleanValue) as T
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [cleanLine(key), cleanValue(inner)])) as T
}

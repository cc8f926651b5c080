/** Control characters but for tab and line feed; NUL cannot be stored as text in PostgreSQL. */
const controls = /[^\P{Cc}\t\n]/gu

/** What mail programs break lines at; a line that looks like one of the site's own could follow. */
const lineEnds = /\r\n?|[\u2028\u2029]/g

/**
 * What turns the direction of the text around it, so that something else is read than was written. Right-to-left names
 * need none of these, and joiners and direction marks stay: names and emoji need them.
 */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text that both databases and a mail can hold: well-formed Unicode, no control characters, nothing that turns the
 * direction of what surrounds it, LF line ends.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(controls, '').replaceAll(directions, '')
}

/** The same for a text of one line, such as a name. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim()
}

/** Cleans every text and key inside a plain value of JSON's kinds; `undefined` members are left out. */
export function cleanValue<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (Array.isArray(value)) return value.map(cleanValue) as T
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [cleanLine(key), cleanValue(inner)])) as T
}

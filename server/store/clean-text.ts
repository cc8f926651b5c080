/** Control characters but for tab and line feed; NUL cannot be stored as text in PostgreSQL. */
const controls = /[^\P{Cc}\t\n]/gu

/** Text that both databases and a mail can hold: well-formed Unicode, no control characters, LF line ends. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(controls, '')
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

/** The longest text of one field: the body of an article is the longest there is. */
const longestText = 100_000

/**
 * What no text of the site contains: control characters but tab and line feed, marks that reorder what is read, and
 * characters that are none.
 */
const unprintable = /(?![\t\n])\p{Cc}|[\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u

/** Why a text cannot be stored; undefined if it can. */
export function unstorable(text: string): 'too-long' | 'unprintable' | undefined {
  if (text.length > longestText) return 'too-long'
  return !text.isWellFormed() || unprintable.test(text) ? 'unprintable' : undefined
}

/** A text as a browser's form sends it, with the line ends of files. */
export function fromForm(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

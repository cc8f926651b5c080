const uncounted =
  /^(?:meta|id$|by$|when$|related$|sources$|updated$|scene|stage$|url$|lang$|kind$|required$|page$)/

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** The words of own prose in a page's content, at whatever depth; ids, links and metadata do not count. */
export function wordCount(value: unknown): number {
  if (typeof value === 'string') return wordsIn(value)
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + wordCount(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + (uncounted.test(key) ? 0 : wordCount(item)),
    0,
  )
}

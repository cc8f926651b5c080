const wordsPerMinute = 200

/** The words of a Markdown text; link targets and table rules do not count. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)\s]*\)/g, ']')
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes of relaxed reading, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

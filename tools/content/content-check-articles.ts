import type { ArticleText } from '#content/articles/article.ts'
import type { Piece } from './content-check-texts.ts'

/** Marks at the start of a line: headings, quotations, list items. */
const lineMarks = /^[ \t]*(?:#{2,}|>|[-*]|\d+\.)[ \t]+/gm
const blockStart = /\n[ \t]*\n|\n(?=[ \t]*(?:[-*]|\d+\.)[ \t])|\n(?=#{2,})/

function proseOf(block: string): string[] {
  const cells = block.startsWith('|') ? block.split(/[|\n]/) : [block.replace(lineMarks, '')]
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((cell) => /\p{L}/u.test(cell))
}

/** The prose of an article in one language: its head, and its body by paragraph, list item and cell. */
export function articlePieces(text: Omit<ArticleText, 'slug' | 'words'>): Piece[] {
  const { body, title, metaTitle, metaDescription, summary } = text
  const head = Object.entries({ title, metaTitle, metaDescription, summary })
  return [
    ...head.map(([field, words]) => ({ field, text: words })),
    ...body
      .trim()
      .split(blockStart)
      .flatMap(proseOf)
      .map((words, index) => ({ field: `body[${index}]`, text: words })),
  ]
}

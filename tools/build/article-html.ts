import type { BodyBlock } from '#content/articles/article-body.ts'
import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

/** Writes an article's text as HTML for feed readers; its links become absolute below `origin`. */
export function articleHtml(blocks: readonly BodyBlock[], origin: string): string {
  const part = (value: RichTextPart): string => {
    if (typeof value === 'string') return escape(value)
    if ('b' in value) return element('strong', escape(value.b))
    if ('i' in value) return `<i lang="es">${escape(value.i)}</i>`
    const href = value.a.startsWith('/') ? origin + encodeURI(value.a) : value.a
    return `<a href="${escape(href)}">${escape(value.t)}</a>`
  }
  const prose = (value: RichTextValue) =>
    typeof value === 'string' ? escape(value) : value.map(part).join('')
  const row = (cells: readonly RichTextValue[], cell: string) =>
    element('tr', cells.map((value) => element(cell, prose(value))).join(''))
  const block = (value: BodyBlock): string => {
    switch (value.kind) {
      case 'heading':
        return element(`h${value.level}`, escape(value.text))
      case 'paragraph':
        return element('p', prose(value.text))
      case 'list':
        return element(
          value.ordered ? 'ol' : 'ul',
          value.items.map((item) => element('li', item.map(block).join(''))).join(''),
        )
      case 'quote':
        return element('blockquote', value.blocks.map(block).join(''))
      case 'table':
        return element('table', row(value.head, 'th') + value.rows.map((cells) => row(cells, 'td')).join(''))
    }
  }
  return blocks.map(block).join('\n')
}

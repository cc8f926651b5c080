import { plainText } from '#content/inline.ts'
import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'

const silent = new Set(
  (
    'id by kind lang url href when stage required scene sceneAlt date updated related sources metaTitle ' +
    'metaDescription summary page link'
  ).split(' '),
)

function isPart(value: unknown): value is RichTextPart {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null) return false
  return ('a' in value && 't' in value) || 'b' in value || 'i' in value
}

function isRichText(value: unknown): value is RichTextValue {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.some((part) => typeof part !== 'string') && value.every(isPart))
  )
}

/** The prose of resolved content, a field each, in reading order; names, dates and links left out. */
export function contentText(value: unknown): string[] {
  if (isRichText(value)) return [plainText(value).replaceAll('\u00AD', '')]
  if (Array.isArray(value)) return value.flatMap(contentText)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => (silent.has(key) ? [] : contentText(field)))
}

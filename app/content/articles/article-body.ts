import type { RichTextValue } from '#design/rich-text.tsx'

/** A heading within an article; its id is the fragment that links point at. */
export interface HeadingBlock {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly id: string
  readonly text: string
}

/** A table; `label` says what it shows. */
export interface TableBlock {
  readonly kind: 'table'
  readonly label: string
  readonly head: readonly RichTextValue[]
  readonly rows: readonly (readonly RichTextValue[])[]
}

/** One block of an article's text, resolved for one language and safe to render without HTML. */
export type BodyBlock =
  | HeadingBlock
  | TableBlock
  | { readonly kind: 'paragraph'; readonly text: RichTextValue }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly BodyBlock[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly BodyBlock[] }

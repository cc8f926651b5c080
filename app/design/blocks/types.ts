import type { RichTextValue } from '#design/rich-text.tsx'

/**
 * The fragment of an answer in a page's list of questions. Browsers open the disclosure around it.
 */
export function answerId(index: number): string {
  return `answer-${index + 1}`
}

/** A link as blocks receive it: a path in the reader's language and its text. */
export interface LinkItem {
  readonly href: string
  readonly label: RichTextValue
}

/** A short heading with a paragraph. */
export interface TitledText {
  readonly title: RichTextValue
  readonly text: RichTextValue
}

/** The heading level that a block starts at, so that it fits the page's outline. */
export type HeadingTag = 'h2' | 'h3'

import type { ReactNode } from 'react'
import type { Marked } from './query/search-answer.ts'

/** A text with the words that were looked for marked. */
export function MarkedText({ text }: { text: Marked }): ReactNode {
  return text.map((part, index) =>
    // The parts of a text never change places.
    typeof part === 'string' ? part : <mark key={index}>{part.m}</mark>,
  )
}

/** What the terms of the glossary are about, in the order in which themes are offered. */
export const glossaryThemes = [
  'contract',
  'liability',
  'vehicle',
  'home',
  'health',
  'life',
  'business',
  'paperwork',
  'tax',
  'work',
  'property',
  'utilities',
] as const

export type GlossaryTheme = (typeof glossaryThemes)[number]

/** A term as its page shows it in one language. */
export interface GlossaryEntry {
  /** Its anchor. */
  readonly id: string
  readonly theme: GlossaryTheme
  readonly word: string
  /** The Spanish word, if the language's own differs. */
  readonly spanish?: string
  readonly meaning: string
  /** Other words for it, by which it can be found. */
  readonly also: readonly string[]
}

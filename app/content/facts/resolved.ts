import type { RichTextValue } from '#design/rich-text.tsx'
import type { PlainKey } from '#content/plain-keys.ts'

/** A link to a page of the map, in the reader's language. */
export interface PageLink {
  readonly href: string
  readonly label: string
}

/** A link with the target page's one-sentence summary. */
export interface PageCard extends PageLink {
  readonly summary: string
}

type ResolvedField<K, V> = K extends 'related'
  ? readonly PageCard[]
  : K extends 'page'
    ? PageLink
    : K extends PlainKey
      ? V
      : Resolved<V>

/**
 * Content as pages receive it: prose resolved for one language, page ids become links, dates of
 * `date` and `updated` fields are formatted.
 */
export type Resolved<T> = T extends string
  ? RichTextValue
  : T extends readonly (infer U)[]
    ? readonly Resolved<U>[]
    : T extends object
      ? { readonly [K in keyof T]: ResolvedField<K, T[K]> }
      : T

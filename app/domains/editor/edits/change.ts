/** A value of one field in a file. */
export type Scalar = string | number | boolean

/** A value with lists and keys. */
export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json }

/** Where a value stands: keys, and numbers of entries from 0. In a file of an article, `body` is its text. */
export type Path = readonly (string | number)[]

/** One change to a file. */
export type Change =
  /** Another value of a field. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: Scalar }
  /** A new entry of a list, before the one that is there now. */
  | { readonly kind: 'insert'; readonly path: Path; readonly index: number; readonly value: Json }
  /** A new key with its value, below `after` or at the end. */
  | {
      readonly kind: 'add'
      readonly path: Path
      readonly key: string
      readonly value: Json
      readonly after?: string
    }
  /** An entry of a list, or a key with its value, is taken away. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** An entry of a list gets another place. */
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number }

/** Why a change was not made. Whatever it is, the file is as before. */
export type RefusedWhy =
  /** The file is no valid YAML. */
  | 'unreadable'
  /** There is nothing at the path, or something of another kind. */
  | 'no-such-place'
  /** A text with characters that no text has, or far too long. */
  | 'unprintable'
  | 'too-long'
  /** A key with other characters than letters, digits, dots and hyphens. */
  | 'bad-key'
  /** Written in a way that cannot be changed without touching something else. */
  | 'unchangeable'

/** A changed file, or why it is as before. */
export type Changed =
  | { readonly kind: 'changed'; readonly source: string }
  | { readonly kind: 'refused'; readonly why: RefusedWhy }

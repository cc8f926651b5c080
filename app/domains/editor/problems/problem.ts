import type { Path } from '#domains/editor/edits/change.ts'
import type { ProblemKind } from './kinds.ts'

/** What is wrong with a text, where, and what may have been meant. */
export interface Problem {
  /** Below the project, such as `content/services/nie/es.yaml`. */
  readonly file: string
  /** From 1. */
  readonly line?: number
  readonly column?: number
  /** The field, if the file could be read. */
  readonly path?: Path
  /** The field as the check names it, such as `offices (office.palma).hours.mon (1)`. */
  readonly field?: string
  readonly kind: ProblemKind
  /** What the message names. */
  readonly params: Readonly<Record<string, string>>
  /** What may have been meant, to be put in its place. */
  readonly suggestion?: string
}

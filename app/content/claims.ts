import type { Locale } from '#map/locale.ts'
import type { PageLink, Resolved } from './facts/resolved.ts'
import type { ClaimsContent } from './schema/schema.claims.ts'

/** A phrase to say or to show: in the reader's language, and in those of the people it is for. */
export interface PhraseText {
  readonly own: string
  readonly others: readonly { readonly lang: Locale; readonly text: string }[]
}

/** A deadline's length in words; countable if it is in calendar days, months or years. */
export interface Period {
  readonly words: string
  readonly count?: { readonly amount: number; readonly unit: 'days' | 'months' | 'years' }
}

/** The claims page's data beyond its own text. */
export interface ClaimsExtras {
  readonly phrases: Readonly<Record<string, PhraseText>>
  readonly periods: Readonly<Record<string, Period>>
  /** The insurer's claims line; undefined if site.yaml has none. */
  readonly insurerPhone: string | undefined
  /** Storm mode: the storm comes first. */
  readonly storm: boolean
}

/** In storm mode, the first block on the home page. */
export interface StormFirst {
  readonly heading: Resolved<string>
  readonly steps: Resolved<ClaimsContent['cases'][number]['steps']>
  readonly link: Resolved<string>
  readonly page: PageLink
}

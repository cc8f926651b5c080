import type { Locale } from '#map/locale.ts'
import type { PageLink, Resolved } from './facts/resolved.ts'
import type { ClaimsContent } from './schema/schema.claims.ts'

/** A phrase to say or to show: in the reader's language, and in those of the people it is for. */
export interface PhraseText {
  readonly own: string
  readonly others: readonly { readonly lang: Locale; readonly text: string }[]
}

/** How long a limit is, in words; countable where it is days, months or years of the calendar. */
export interface Period {
  readonly words: string
  readonly count?: { readonly amount: number; readonly unit: 'days' | 'months' | 'years' }
}

/** What the claims page needs beyond its own words. */
export interface ClaimsExtras {
  readonly phrases: Readonly<Record<string, PhraseText>>
  readonly periods: Readonly<Record<string, Period>>
  /** The insurer's line for claims; none where site.yaml leaves it empty. */
  readonly insurerPhone: string | undefined
  /** Storm mode: the storm comes first. */
  readonly storm: boolean
}

/** In storm mode, what comes first on the home page. */
export interface StormFirst {
  readonly heading: Resolved<string>
  readonly steps: Resolved<ClaimsContent['cases'][number]['steps']>
  readonly link: Resolved<string>
  readonly page: PageLink
}

import { randomInt } from 'node:crypto'

/**
 * No character that reads or sounds like another (0 O, 1 I L, 5 S, 2 Z, 8 B,
 * U V) and no other vowel, so that no word comes up. 21 characters on six
 * places are 85 million references; a collision is retried by the store.
 */
export const referenceAlphabet = 'CDFGHJKMNPQRTWXY34679'

const lengths = [4, 2] as const

/** A new reference such as `TAL-7K3M-Q9`. The prefix is two to four capital letters. */
export function createReference(prefix: string): string {
  const groups = lengths.map((length) =>
    Array.from({ length }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join(''),
  )
  return [prefix, ...groups].join('-')
}

/** Reads a reference as somebody typed it on the phone: any case, with or without hyphens and blanks. */
export function parseReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const match = /^([A-Z]{2,4})([A-Z0-9]{4})([A-Z0-9]{2})$/.exec(bare)
  return match ? match.slice(1).join('-') : undefined
}

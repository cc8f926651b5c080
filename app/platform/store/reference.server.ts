import { randomInt, randomBytes, randomUUID } from 'node:crypto'
import { bareCode } from '#i18n/typed-text.ts'

/** Where new names come from; tests pass their own to bring about a collision. */
export interface Ids {
  /** A row's key. */
  id(): string
  /** What the visitor quotes. */
  reference(): string
  /** 128 random bits that enter the signature of a request's links. */
  nonce(): string
}

/** Ids from the system's secure random source. */
export function createIds(referencePrefix: string): Ids {
  return {
    id: randomUUID,
    reference: () => createReference(referencePrefix),
    nonce: () => randomBytes(16).toString('base64url'),
  }
}

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

/** What a reference looks like, for messages: no request has to have it. */
export function exampleReference(prefix: string): string {
  return `${prefix}-7K3M-Q9`
}

/** Around one that was copied out of a sentence: quotes, full stops, brackets, a number sign. */
const around = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu
const form = new RegExp(`^([A-Z]{2,4})([${referenceAlphabet}]{4})([${referenceAlphabet}]{2})$`)

/** Reads a reference as somebody typed or copied it: any case, with or without hyphens, blanks and what stands around it. */
export function parseReference(typed: string): string | undefined {
  const bare = bareCode(typed).replaceAll(around, '')
  return form.exec(bare)?.slice(1).join('-')
}

import { randomInt, randomBytes, randomUUID } from 'node:crypto'
import { bareCode } from '#i18n/typed-text.ts'

/** A generator of names; tests pass their own to provoke a collision. */
export interface Ids {
  /** A row's key. */
  id(): string
  /** What the visitor quotes. */
  reference(): string
  /** 128 random bits that are part of the signature of a request's links. */
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
 * No character that looks or sounds like another (0 O, 1 I L, 5 S, 2 Z, 8 B, U V) and no other
 * vowel, to avoid words. Six places of 21 characters make 85 million references; the store retries
 * collisions.
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

/** An example reference for messages; no request needs to have it. */
export function exampleReference(prefix: string): string {
  return `${prefix}-7K3M-Q9`
}

/**
 * Surrounding characters of a reference copied from a sentence: quotes, full stops, brackets, a
 * number sign.
 */
const around = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu
const form = new RegExp(`^([A-Z]{2,4})([${referenceAlphabet}]{4})([${referenceAlphabet}]{2})$`)

/**
 * Parses a typed or copied reference: any case, with or without hyphens, blanks and surrounding
 * punctuation.
 */
export function parseReference(typed: string): string | undefined {
  const bare = bareCode(typed).replaceAll(around, '')
  return form.exec(bare)?.slice(1).join('-')
}

import { randomBytes, randomUUID } from 'node:crypto'
import { createReference } from './reference.server.ts'

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

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from './store.ts'

/** What a link's signature covers of a request. */
export interface LinkSubject {
  readonly id: string
  readonly reference: string
  readonly linkNonce: string
}

function signature(store: Store, subject: LinkSubject): Buffer {
  return createHmac('sha256', store.linkKey).update(`status\n${subject.id}\n${subject.linkNonce}`).digest()
}

/** The secret part of a request's status link: its reference and a signature of 256 bits. Never log it. */
export function statusToken(store: Store, subject: LinkSubject): string {
  return `${subject.reference}.${signature(store, subject).toString('base64url')}`
}

/** The reference that a token names, before its signature was checked. */
export function tokenReference(token: string): string | undefined {
  return /^([A-Z0-9-]{9,12})\.[\w-]{43}$/.exec(token)?.[1]
}

/** Whether the token was signed for this request; takes the same time for every wrong one. */
export function isTokenFor(store: Store, token: string, subject: LinkSubject): boolean {
  const given = Buffer.from(token.slice(token.indexOf('.') + 1), 'base64url')
  const right = signature(store, subject)
  return given.length === right.length && timingSafeEqual(given, right)
}

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

/** A signature of the text in an answer's address. It opens nothing: it says that the site wrote the text. */
export function answerSignature({ linkKey }: Pick<Store, 'linkKey'>, text: string): string {
  return createHmac('sha256', linkKey).update(`answer\n${text}`).digest('base64url')
}

/** Whether the site signed the text of an answer. */
export function isAnswerSigned(store: Pick<Store, 'linkKey'>, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(answerSignature(store, text))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether the token was signed for this request; takes the same time for every wrong one. */
export function isTokenFor(store: Store, token: string, subject: LinkSubject): boolean {
  const given = Buffer.from(token.slice(token.indexOf('.') + 1), 'base64url')
  const right = signature(store, subject)
  return given.length === right.length && timingSafeEqual(given, right)
}

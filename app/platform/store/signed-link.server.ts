import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from './store.server.ts'

/** What a link's signature covers of a request. */
export interface LinkSubject {
  readonly id: string
  readonly reference: string
  readonly linkNonce: string
}

/** `confirm` is known only to readers of the given mailbox. */
type Purpose = 'status' | 'confirm'

function signature(key: Uint8Array, subject: LinkSubject, purpose: Purpose): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subject.id}\n${subject.linkNonce}`).digest()
}

/**
 * The secret part of a request's status link: its reference and a signature of 256 bits. Never log
 * it.
 */
export function statusToken(store: Store, subject: LinkSubject): string {
  return `${subject.reference}.${signature(store.linkKey, subject, 'status').toString('base64url')}`
}

/**
 * The secret part of the link that confirms an appointment: the status link's, with another
 * signature.
 */
export function confirmToken(store: Store, subject: LinkSubject): string {
  return `${statusToken(store, subject)}.${signature(store.linkKey, subject, 'confirm').toString('base64url')}`
}

/**
 * A parsed link secret: the part that opens the pages and, for a mailed link, the part that
 * confirms.
 */
export function tokenParts(token: string): { readonly status: string; readonly confirm: string | undefined } {
  const [reference = '', signed = '', confirm] = token.split('.', 3)
  return { status: `${reference}.${signed}`, confirm }
}

/** The reference in a token, before its signature was checked. */
export function tokenReference(token: string): string | undefined {
  return /^([A-Z0-9-]{9,12})\.[\w-]{43}$/.exec(token)?.[1]
}

/**
 * A signature of the text in an answer's address. It grants no access: it proves that the site
 * wrote the text.
 */
export function answerSignature({ linkKey }: Pick<Store, 'linkKey'>, text: string): string {
  return createHmac('sha256', linkKey).update(`answer\n${text}`).digest('base64url')
}

/** Whether the site signed the text of an answer. */
export function isAnswerSigned(store: Pick<Store, 'linkKey'>, text: string, signature: string): boolean {
  return isSignature(signature, Buffer.from(answerSignature(store, text), 'base64url'))
}

function isSignature(given: string, right: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}

/** Whether a link was signed with the current key or, while links of an earlier one still work, with that. */
function isSigned(store: Store, given: string, subject: LinkSubject, purpose: Purpose): boolean {
  const keys = [store.linkKey, ...(store.previousLinkKey ? [store.previousLinkKey] : [])]
  return keys.some((key) => isSignature(given, signature(key, subject, purpose)))
}

/** Whether the token was signed for this request; takes the same time for every wrong one. */
export function isTokenFor(store: Store, token: string, subject: LinkSubject): boolean {
  return isSigned(store, token.slice(token.indexOf('.') + 1), subject, 'status')
}

/** Whether the last part of a mailed link was signed for this request. */
export function isConfirmFor(store: Store, confirm: string, subject: LinkSubject): boolean {
  return isSigned(store, confirm, subject, 'confirm')
}

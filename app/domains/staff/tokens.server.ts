import { createHash, randomBytes } from 'node:crypto'

/** A 256-bit token in base64url, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a token is stored: a stolen backup opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

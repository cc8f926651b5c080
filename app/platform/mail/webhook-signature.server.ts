import { createHmac } from 'node:crypto'

/** Where requests are posted to. */
export interface WebhookConfig {
  /** `https://…` */
  readonly url: string
  /** Shared with the receiver, who verifies the signature with it; see isWebhookSecret. */
  readonly secret: string
}

/** The Standard Webhooks prefix of a secret in base64. */
const encoded = 'whsec_'

function keyOf(secret: string): Buffer {
  return secret.startsWith(encoded)
    ? Buffer.from(secret.slice(encoded.length), 'base64')
    : Buffer.from(secret)
}

/** Accepted secrets, as described in error messages. */
export const secretExpected = 'at least 32 characters, or whsec_ and 24 to 64 bytes in base64'

/**
 * Whether both sides derive the same key from a secret: a receiver's library rejects malformed
 * base64.
 */
export function isWebhookSecret(secret: string): boolean {
  if (!secret.startsWith(encoded)) return secret.length >= 32
  const key = keyOf(secret)
  return key.length >= 24 && key.length <= 64 && encoded + key.toString('base64') === secret
}

/** What a signature covers. */
export interface SignedMessage {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/**
 * The `Webhook-Signature` of a message: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`
 * (standardwebhooks.com). The key is decoded from the base64 after `whsec_`; a secret without that
 * prefix is used as the raw key.
 */
export function webhookSignature(secret: string, { id, timestamp, body }: SignedMessage): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

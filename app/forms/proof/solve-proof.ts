import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The challenge, the form that it is solved for, and how many zero bits the hash must begin with. */
export interface ProofTask {
  readonly challenge: string
  readonly formKey: string
  readonly bits: number
}

/** The number of zero bits that a hash begins with. */
function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/**
 * The number whose hash together with the form's seed begins with enough zero bits. Hashed by a library: `crypto.subtle`
 * answers by promise, which costs more than the hash when thousands of short texts are hashed in a row, and is missing
 * where the page is not served over TLS.
 */
export function solveProof({ challenge, formKey, bits }: ProofTask): number {
  const seed = bytesToHex(sha256(utf8ToBytes(`${challenge}.${formKey}`))).slice(0, 32)
  for (let nonce = 0; ; nonce++) {
    if (leadingZeros(sha256(utf8ToBytes(`${seed}.${nonce}`))) >= bits) return nonce
  }
}

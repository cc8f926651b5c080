import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The challenge, the form it is solved for, and the required number of leading zero bits. */
export interface ProofTask {
  readonly challenge: string
  readonly formKey: string
  readonly bits: number
}

/** The number of leading zero bits of a hash. */
function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/**
 * The number whose hash together with the form's seed has enough leading zero bits. Uses a hash library:
 * `crypto.subtle` is asynchronous, which costs more than the hash for thousands of short texts, and is missing without
 * TLS.
 */
export function solveProof({ challenge, formKey, bits }: ProofTask): number {
  const seed = bytesToHex(sha256(utf8ToBytes(`${challenge}.${formKey}`))).slice(0, 32)
  for (let nonce = 0; ; nonce++) {
    if (leadingZeros(sha256(utf8ToBytes(`${seed}.${nonce}`))) >= bits) return nonce
  }
}

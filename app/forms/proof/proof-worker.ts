/// <reference lib="webworker" />
import { leadingZeros, sha256 } from './sha256.ts'

/** What the worker is asked: the text before the number, and how many zero bits the hash must begin with. */
export interface ProofTask {
  readonly challenge: string
  readonly formKey: string
  readonly bits: number
}

function hex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** The number whose hash together with the form's seed begins with so many zero bits. */
function solve({ challenge, formKey, bits }: ProofTask): number {
  const encoder = new TextEncoder()
  const seed = hex(sha256(encoder.encode(`${challenge}.${formKey}`))).slice(0, 32)
  for (let nonce = 0; ; nonce++) {
    if (leadingZeros(sha256(encoder.encode(`${seed}.${nonce}`))) >= bits) return nonce
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ProofTask>) => self.postMessage(solve(data)))

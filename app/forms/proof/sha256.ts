/**
 * SHA-256 (FIPS 180-4) without waiting: the platform's own answers by promise,
 * which costs more than the hash when thousands of short texts are hashed in a
 * row, and is missing where the page is not served over TLS.
 */

/** The first 32 bits of the fractional parts of a prime's square (1/2) or cube root (1/3). */
function rootBits(prime: number, power: number): number {
  const root = prime ** power
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const constants = Uint32Array.from(primes(64), (prime) => rootBits(prime, 1 / 3))
const start = Uint32Array.from(primes(8), (prime) => rootBits(prime, 1 / 2))
const schedule = new Uint32Array(64)

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The message with its end mark and its length in bits, in whole blocks of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  return view
}

function compress(state: Uint32Array, view: DataView, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const rest = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i]! + rest[i]!
}

/** The hash as eight words, the first one first. */
export function sha256(message: Uint8Array): Uint32Array {
  const state = start.slice()
  const view = pad(message)
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset)
  return state
}

/** With how many zero bits a hash begins. */
export function leadingZeros(hash: Uint32Array): number {
  const first = hash.findIndex((word) => word !== 0)
  return first === -1 ? hash.length * 32 : first * 32 + Math.clz32(hash[first] ?? 0)
}

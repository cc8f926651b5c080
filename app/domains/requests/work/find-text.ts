import { fold } from '#domains/search/index/words.ts'

/** Fewer letters and digits would find almost everything. */
export const leastLetters = 2

/** Whether a typed text is too short to search for. */
export function isTooShort(typed: string): boolean {
  return (typed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastLetters
}

/** What a request can be found by. */
export interface Findable {
  readonly reference: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The digits of a typed number, without the zeros of a dialling prefix: `0034…`, `(0)151`, `+34 600…`. */
function digitsOf(typed: string): string | undefined {
  if (!/^[\d\s+()./-]+$/.test(typed)) return undefined
  const digits = typed.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : undefined
}

/** Shorter pieces would match too many references. */
const shortestPiece = 3

/** Whether a typed code is a piece of a reference. The prefix, which every reference has, does not count. */
function isPieceOf(reference: string, code: string): boolean {
  const whole = bare(reference)
  const [prefix, rest] = [whole.slice(0, -6), whole.slice(-6)]
  const piece = code.startsWith(prefix) ? code.slice(prefix.length) : code
  return piece.length >= shortestPiece && rest.includes(piece)
}

/**
 * A test for requests with a typed text: a number in any spelling, a reference or a piece of one, or words that all
 * occur in the name or the address, regardless of accents and case. Umlauts are found as `ü`, `ue` and `u`.
 */
export function findsText(typed: string): (request: Findable) => boolean {
  const digits = digitsOf(typed)
  const code = bare(typed)
  const words = fold(typed.trim()).split(/\s+/).filter(Boolean)
  const isCode = /^[\p{L}\d\s-]+$/u.test(typed.trim())
  return ({ reference, name, email, phone }) => {
    if (digits !== undefined && phone?.includes(digits)) return true
    if (isCode && isPieceOf(reference, code)) return true
    if (words.length === 0) return true
    const text = `${fold(name)} ${email === null ? '' : fold(email)}`
    return words.every((word) => text.includes(word))
  }
}

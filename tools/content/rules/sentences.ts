import type { Locale } from '#map/locale.ts'
import { wordsOnly, type Piece } from './texts.ts'

/** A sentence that pages may share, because its wording is fixed by others. */
export interface AllowedSentence {
  readonly text: string
  readonly reason: string
}

const minWords = 8

function normal(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/** The sentences of a text that are long enough to be original. */
export function sentencesOf(text: string): string[] {
  return wordsOnly(text)
    .split(/(?<=[.!?:;…])\s+/)
    .map(normal)
    .filter((sentence) => sentence.split(' ').length >= minWords)
}

/** Collects the sentences of one language and reports those that a second page repeats. */
export class SentenceRegister {
  readonly #seen = new Map<string, string>()
  readonly #allowed: ReadonlyMap<string, AllowedSentence>
  readonly #needed = new Set<AllowedSentence>()

  constructor(allowed: readonly AllowedSentence[] = []) {
    this.#allowed = new Map(allowed.flatMap((entry) => sentencesOf(entry.text).map((text) => [text, entry])))
  }

  /** Adds a page's prose; returns its errors. */
  add(page: string, pieces: readonly Piece[]): string[] {
    // Sections of the same kind may have the same heading.
    const prose = pieces.filter(({ field }) => !/(?:^|\.)heading$/.test(field))
    return prose.flatMap(({ field, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const before = this.#seen.get(sentence)
        if (before === undefined) this.#seen.set(sentence, page)
        if (before === undefined || before === page) return []
        const allowed = this.#allowed.get(sentence)
        if (allowed !== undefined) {
          this.#needed.add(allowed)
          return []
        }
        return [`${page}: ${field}: the same sentence as in ${before}: “${sentence}”`]
      }),
    )
  }

  /** Exceptions that no page needs any more. */
  idleExceptions(): string[] {
    return [...new Set(this.#allowed.values())]
      .filter((entry) => !this.#needed.has(entry))
      .map(({ text }) => `no two pages share “${text}” any more: strike the exception`)
  }
}

/** The sentences that pages may share, for each language, with the reason. */
export const allowedSentences: Record<Locale, readonly AllowedSentence[]> = {
  es: [{ text: 'Certificado de registro de la UE o TIE', reason: 'the names of two official documents' }],
  en: [],
  de: [],
}

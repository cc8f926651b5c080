import { wordsOnly, type Piece } from './texts.ts'

/** An amount or a rate that is written out, such as `12,00 €`, `€12`, `21 %` or `12 euros`. */
const figure = /\d[\d.,]*\s*(?:€|%|EUR\b|euros?\b|por ciento|per ?cent|Prozent)|(?:€|EUR)\s*\d[\d.,]*/i

/** Figures among the fees of a service that are not living facts: they would become outdated unnoticed. */
export function feeProblems(file: string, pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ field, text }) => {
    if (!field.startsWith('fees.')) return []
    const [found] = figure.exec(wordsOnly(text)) ?? []
    return found === undefined ? [] : [`${file}: ${field}: “${found}” is no living fact`]
  })
}

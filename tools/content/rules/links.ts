import type { Piece } from './texts.ts'

/** Words that, alone, do not say where a link leads (WCAG 2.2, 2.4.4; search engines read them the same way). */
const empty = new Set(
  'hier dort mehr weiter siehe here there this more link read aquí aqui allí más este esta leer'.split(' '),
)

/** Links whose words do not say where they lead. */
export function emptyLinks(file: string, pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ field, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\(/g)]
      .map(([, words = '']) => words.replaceAll('*', '').trim().toLowerCase())
      .filter((words) => words.split(/\s+/).every((word) => empty.has(word)))
      .map((words) => `${file}: ${field}: a link says “${words}”, which is not where it leads`),
  )
}

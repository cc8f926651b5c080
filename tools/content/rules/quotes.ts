import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument, visit } from 'yaml'
import { contentPath } from '#content/read-yaml.server.ts'

/** A value in one pair of typographic quotation marks, Spanish, English or German. */
const quoted = /^(?:“([^“”„«»]*)”|„([^“”„«»]*)[“”]|«([^“”„«»]*)»)$/
const mayBeQuoted = /[:,[{-] *[“„«]/

/**
 * Values in quotation marks that are none to YAML, as a word processor makes them: they would be printed. Who means them
 * writes straight ones around them.
 * @param source a file of YAML, or of Markdown with its head
 */
export function quotesIn(file: string, source: string): string[] {
  const head = source.replace(/^---\r?\n([\s\S]*?)\n---\r?\n[\s\S]*$/, '\n$1')
  if (!mayBeQuoted.test(head)) return []
  const lines = new LineCounter()
  const found: string[] = []
  visit(parseDocument(head, { lineCounter: lines }), {
    Scalar(_key, { type, value, range }) {
      const [whole, ...words] = (type === 'PLAIN' && typeof value === 'string' && quoted.exec(value)) || []
      if (whole === undefined) return
      const { line } = lines.linePos(range?.[0] ?? 0)
      const meant = words.find((text) => text !== undefined)
      found.push(
        `${file}: line ${line}: ${whole} is printed with its marks, write "${meant}" or, if they are meant, "${whole}"`,
      )
    },
  })
  return found
}

/** All such values in content/. */
export function quoteProblems(root = contentPath()): string[] {
  return globSync('**/*.{yaml,md}', { cwd: root })
    .toSorted()
    .flatMap((file) => quotesIn(file, readFileSync(join(root, file), 'utf8')))
}

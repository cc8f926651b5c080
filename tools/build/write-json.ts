import { closeSync, openSync, writeSync } from 'node:fs'

/** Characters that are gathered before they are written. */
const atOnce = 1 << 20

/** Values so deep, seen from the whole, are put into words as one. */
const deepest = 3

function* pieces(value: unknown, depth: number): Generator<string> {
  if (depth === deepest || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? 'null'
  } else if (Array.isArray(value)) {
    yield '['
    for (const [index, element] of value.entries()) {
      if (index > 0) yield ','
      yield* pieces(element, depth + 1)
    }
    yield ']'
  } else {
    let open = '{'
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${open}${JSON.stringify(key)}:`
      yield* pieces(member, depth + 1)
      open = ','
    }
    yield open === '{' ? '{}' : '}'
  }
}

/**
 * Writes plain data as `JSON.stringify` would, piece by piece: of a large site's index the whole text would hold
 * more memory than the index.
 */
export function writeJson(file: string, value: unknown): void {
  const handle = openSync(file, 'w')
  try {
    let text = ''
    for (const piece of pieces(value, 0)) {
      text += piece
      if (text.length < atOnce) continue
      writeSync(handle, text)
      text = ''
    }
    writeSync(handle, text)
  } finally {
    closeSync(handle)
  }
}

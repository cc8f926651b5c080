import { existsSync, readFileSync, rmSync, writeFileSync, closeSync, openSync, writeSync } from 'node:fs'

/** Content that cannot be built; the last build is unchanged. */
export class ContentMistakes extends Error {
  /** Each with the name of its file. */
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

/**
 * Runs a build and prints content errors line by line, for editors. Returns whether it succeeded.
 */
export async function tellMistakes(build: () => Promise<void>): Promise<boolean> {
  try {
    await build()
    return true
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    for (const mistake of error.mistakes) console.error(`error: ${mistake}`)
    return false
  }
}

/** Characters that are buffered before they are written. */
const atOnce = 1 << 20

/** Values at this depth are serialised in one piece. */
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
 * Writes plain data as `JSON.stringify` would, piece by piece: the whole text of a large site's
 * index would take more memory than the index.
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

/** The digest of an output's inputs, by name. */
export type Digests = Readonly<Record<string, string>>

/** The content of the build folder, so that the next build knows what to reuse. */
export interface BuildRecord {
  /** The digest of everything but content: code, messages, identity, art, packages, settings. */
  readonly code: string
  /** The day on Mallorca on which the pages were rendered; some name coming days. */
  readonly day: string
  /** The prerendered pages, by path. */
  readonly pages: Digests
  /** The share pictures, by file. */
  readonly pictures: Digests
  /** The search indexes, by language. */
  readonly indexes: Digests
  /** The files with encodings beside them. */
  readonly encodings: Digests
}

const file = 'build/record.json'

/** The record of the last build; undefined if nothing of that build can be reused. */
export function readRecord(code: string): BuildRecord | undefined {
  if (!existsSync(file)) return undefined
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord
  return record.code === code ? record : undefined
}

/**
 * Before the folder is changed: an interrupted build leaves no record, so the next starts from
 * scratch.
 */
export function dropRecord(): void {
  rmSync(file, { force: true })
}

/** Writes the record of a finished build. */
export function keepRecord(record: BuildRecord): void {
  writeFileSync(file, JSON.stringify(record))
}

/** A record's digests, by file name below the site's folder. */
export function siteDigests({ pictures, encodings }: BuildRecord): Digests {
  const drawn = Object.entries(pictures).map(([file, digest]) => [file.slice(1), digest])
  return { ...Object.fromEntries(drawn), ...encodings }
}

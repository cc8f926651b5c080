import { existsSync, readFileSync, rmSync, writeFileSync, closeSync, openSync, writeSync } from 'node:fs'

/** Texts that nothing can be built from; the last build is as it was. */
export class ContentMistakes extends Error {
  /** Each with the name of its file. */
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

/** Runs a build and tells mistakes in texts line by line, for who writes them. Whether it was made. */
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

/** By name the digest of what something in the build is made from. */
export type Digests = Readonly<Record<string, string>>

/** What stands in the folder of the build, so that the next build knows what may stay. */
export interface BuildRecord {
  /** The digest of everything but words: code, messages, identity, art, packages, settings. */
  readonly code: string
  /** The day on Mallorca on which the pages were rendered; some name coming days. */
  readonly day: string
  /** The prerendered pages, by path. */
  readonly pages: Digests
  /** The sharing pictures, by file. */
  readonly pictures: Digests
  /** The search indexes, by language. */
  readonly indexes: Digests
  /** The files with encodings beside them. */
  readonly encodings: Digests
}

const file = 'build/record.json'

/** The record of the last build; undefined where nothing of that build can stay. */
export function readRecord(code: string): BuildRecord | undefined {
  if (!existsSync(file)) return undefined
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord
  return record.code === code ? record : undefined
}

/** Before the folder is changed: a build that is interrupted leaves no record, and the next begins anew. */
export function dropRecord(): void {
  rmSync(file, { force: true })
}

/** Writes the record of a finished build. */
export function keepRecord(record: BuildRecord): void {
  writeFileSync(file, JSON.stringify(record))
}

/** By name below the folder of the site what a record knows of the files in it. */
export function siteDigests({ pictures, encodings }: BuildRecord): Digests {
  const drawn = Object.entries(pictures).map(([file, digest]) => [file.slice(1), digest])
  return { ...Object.fromEntries(drawn), ...encodings }
}

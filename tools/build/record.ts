import { existsSync, readFileSync, rmSync } from 'node:fs'
import { writeWhole } from '#content/write-whole.server.ts'

/** The digest of an output's inputs, by name. */
export type Digests = Readonly<Record<string, string>>

/** The content of the build folder, so that the next build knows what to reuse. */
export interface BuildRecord {
  /** The digest of everything but content: code, messages, art, packages, settings. */
  readonly code: string
  /** The day on Mallorca on which the pages were rendered; some name coming days. */
  readonly day: string
  /** The digest of hours, closures and the storm banner, which every page may show. */
  readonly living: string
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
  writeWhole(file, JSON.stringify(record))
}

/** A record's digests, by file name below the site's folder. */
export function siteDigests({ pictures, encodings }: BuildRecord): Digests {
  const drawn = Object.entries(pictures).map(([file, digest]) => [file.slice(1), digest])
  return { ...Object.fromEntries(drawn), ...encodings }
}

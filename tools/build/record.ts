import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

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

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publishFolder, readJson, writeJson } from './publish-folder.server.ts'
import type { PublishRequest } from './requests.server.ts'
import type { Release } from './switch.server.ts'

/** A built release that is about to become the public one: what a killed publisher leaves to the next. */
export interface Journal {
  readonly request: PublishRequest
  readonly commit: string
  /** Main as it was. */
  readonly main: string
  readonly message: string
  readonly release: number
  readonly publication: number
  /** What visitors saw. */
  readonly before: Release
  /** The draft as it is published. */
  readonly draftCommit?: string
  /** How long it took so far. */
  readonly ms: number
}

const fileOf = (editDir: string) => join(publishFolder(editDir, 'publisher'), 'journal.json')

export function readJournal(editDir: string): Journal | undefined {
  return readJson(fileOf(editDir)) as Journal | undefined
}

export function writeJournal(editDir: string, journal: Journal): void {
  writeJson(fileOf(editDir), journal)
}

export function dropJournal(editDir: string): void {
  rmSync(fileOf(editDir), { force: true })
}

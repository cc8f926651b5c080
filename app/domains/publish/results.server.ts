import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Member } from '#domains/editor/git/edit-folder.server.ts'
import type { Conflict } from '#domains/editor/merge/merge-files.server.ts'
import type { Problem } from '#domains/editor/problems/problem.ts'
import { isRequestId, jsonNames, publishFolder, readJson, writeJson } from './publish-folder.server.ts'
import { readRequest, type Asked } from './requests.server.ts'

/** Why nothing was published. Nothing has changed then. */
export type Failure =
  /** The content check found mistakes. */
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** Fields that were published with another value since the draft began. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** What is published has all of it already. */
  | { readonly kind: 'nothing' }
  /** There is no such draft or publication. */
  | { readonly kind: 'missing' }
  /** The pages could not be made from texts without mistakes: the last lines say why. */
  | { readonly kind: 'build'; readonly detail: string }
  /** The new release did not start; visitors stayed on the one before. */
  | { readonly kind: 'not-started' }
  /** The day and hour are in the past. */
  | { readonly kind: 'past' }
  | { readonly kind: 'fault' }

/** How far a request is. */
export type ResultState = 'waiting' | 'checking' | 'building' | 'starting' | 'scheduled' | 'done' | 'failed'

/** What became of a request, or how far it is. */
export interface Result {
  readonly id: string
  readonly state: ResultState
  readonly asked: Asked
  readonly by: Member
  /** When the state was written. */
  readonly at: Temporal.Instant
  /** From when the publisher took the request until visitors saw it. */
  readonly seconds?: number
  /** What was changed, as the history says it. */
  readonly message?: string
  /** Its number and commit, once it is published. */
  readonly publication?: number
  readonly commit?: string
  readonly why?: Failure
}

interface StoredResult extends Omit<Result, 'at' | 'asked'> {
  readonly at: string
  readonly asked: Exclude<Asked, { kind: 'schedule' }> | { kind: 'schedule'; draft: string; at: string }
}

const fileOf = (editDir: string, id: string) => join(publishFolder(editDir, 'results'), `${id}.json`)

/** Writes how far a request is. Only the publisher does. */
export function writeResult(editDir: string, result: Omit<Result, 'at'>): void {
  writeJson(fileOf(editDir, result.id), { ...result, at: Temporal.Now.instant() })
}

/** What became of a request; undefined if there is no such request. */
export function readResult(editDir: string, id: string): Result | undefined {
  if (!isRequestId(id)) return undefined
  const stored = readJson(fileOf(editDir, id)) as StoredResult | undefined
  if (stored !== undefined) {
    const { asked } = stored
    return {
      ...stored,
      at: Temporal.Instant.from(stored.at),
      asked: asked.kind === 'schedule' ? { ...asked, at: Temporal.Instant.from(asked.at) } : asked,
    }
  }
  const request = readRequest(editDir, id)
  if (request === undefined) return undefined
  return { ...request, state: 'waiting', at: Temporal.Instant.fromEpochMilliseconds(Number(id.slice(0, 13))) }
}

/** The last results, the newest first, with requests that wait. */
export function lastResults(editDir: string, most = 20): Result[] {
  const ids = new Set([
    ...jsonNames(publishFolder(editDir, 'requests')),
    ...jsonNames(publishFolder(editDir, 'results')),
  ])
  return [...ids]
    .toSorted()
    .toReversed()
    .slice(0, most)
    .flatMap((id) => readResult(editDir, id) ?? [])
}

/** Results say who did what, for as long as the audit log of the desk is short enough to be read; the history stays in git. */
const keepDays = 90

/** Removes old results. */
export function dropOldResults(editDir: string, now = Date.now()): void {
  const folder = publishFolder(editDir, 'results')
  for (const name of jsonNames(folder)) {
    const file = join(folder, `${name}.json`)
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < now - keepDays * 24 * 60 * 60_000) rmSync(file, { force: true })
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Member } from '#domains/editor/git/edit-folder.server.ts'
import {
  jsonNames,
  isRequestId,
  newRequestId,
  publishFolder,
  readJson,
  writeJson,
} from './publish-folder.server.ts'

/** An instant as text, with no more than the years that a calendar has room for. */
export const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return Temporal.Instant.from(dataset.value)
    } catch {
      addIssue({ message: 'expected an instant' })
      return NEVER
    }
  }),
)
export const draftId = v.pipe(v.string(), v.regex(/^[a-z0-9]{10}$/))
export const member = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})

/** What the desk may ask for. */
export const askedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('publish'), draft: draftId }),
  v.strictObject({
    kind: v.literal('undo'),
    publication: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  }),
  v.strictObject({ kind: v.literal('schedule'), draft: draftId, at: instant }),
  v.strictObject({ kind: v.literal('cancel'), draft: draftId }),
])

/** Publish a draft, now or at an instant; cancel that; undo a publication. */
export type Asked = v.InferOutput<typeof askedSchema>

const requestSchema = v.strictObject({ asked: askedSchema, by: member })

/** A request to the publisher. */
export interface PublishRequest {
  readonly id: string
  readonly asked: Asked
  readonly by: Member
}

const fileOf = (editDir: string, id: string) => join(publishFolder(editDir, 'requests'), `${id}.json`)

/**
 * Asks the publisher for something.
 * @param id of an earlier request, whose result continues
 * @returns the id under which its result appears
 */
export function askPublisher(editDir: string, asked: Asked, by: Member, id = newRequestId()): string {
  writeJson(fileOf(editDir, id), { asked, by: { id: by.id, name: by.name } })
  return id
}

/** A request by its id; undefined if there is none, or none that follows the rules. */
export function readRequest(editDir: string, id: string): PublishRequest | undefined {
  if (!isRequestId(id)) return undefined
  const read = v.safeParse(requestSchema, readJson(fileOf(editDir, id)))
  return read.success ? { id, ...read.output } : undefined
}

/** The ids of all requests that wait, the oldest first; those of files that are no requests too. */
export function waitingRequests(editDir: string): string[] {
  return jsonNames(publishFolder(editDir, 'requests'))
}

/** Removes a request that was answered, or a file that is none. */
export function dropRequest(editDir: string, name: string): void {
  rmSync(fileOf(editDir, name), { force: true })
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Member } from '#domains/editor/git/edit-folder.server.ts'
import { isRequestId, jsonNames, publishFolder, readJson, writeJson } from './publish-folder.server.ts'
import { askPublisher, draftId, instant, member } from './requests.server.ts'

const scheduleSchema = v.strictObject({
  id: v.pipe(v.string(), v.check(isRequestId)),
  draft: draftId,
  at: instant,
  by: member,
})

/** A draft that is to be published at an instant. */
export interface Scheduled {
  /** The request that scheduled it; its result continues when the time has come. */
  readonly id: string
  readonly draft: string
  readonly at: Temporal.Instant
  readonly by: Member
}

const fileOf = (editDir: string, draft: string) => join(publishFolder(editDir, 'scheduled'), `${draft}.json`)

/** Schedules a draft, instead of when it was scheduled before. Only the publisher does. */
export function schedule(editDir: string, { id, draft, at, by }: Scheduled): void {
  writeJson(fileOf(editDir, draft), { id, draft, at, by: { id: by.id, name: by.name } })
}

/** Cancels the publication of a draft. @returns the schedule; undefined if there was none */
export function unschedule(editDir: string, draft: string): Scheduled | undefined {
  const before = scheduledDrafts(editDir).find((one) => one.draft === draft)
  rmSync(fileOf(editDir, draft), { force: true })
  return before
}

/** What is to be published, the next one first. */
export function scheduledDrafts(editDir: string): Scheduled[] {
  const folder = publishFolder(editDir, 'scheduled')
  return jsonNames(folder)
    .flatMap((name) => {
      const read = v.safeParse(scheduleSchema, readJson(join(folder, `${name}.json`)))
      return read.success && read.output.draft === name ? [read.output] : []
    })
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/**
 * Asks for what is due. Run before requests are taken: after a kill between both steps, the same request is asked for
 * again under the same id.
 */
export function askForDue(editDir: string, now: Temporal.Instant): void {
  for (const { id, draft, at, by } of scheduledDrafts(editDir)) {
    if (Temporal.Instant.compare(at, now) > 0) continue
    askPublisher(editDir, { kind: 'publish', draft }, by, id)
    rmSync(fileOf(editDir, draft), { force: true })
  }
}

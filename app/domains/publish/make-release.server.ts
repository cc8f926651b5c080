import { join } from 'node:path'
import type { EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { checkDraft } from '#domains/editor/problems/check-draft.server.ts'
import type { Failure } from './results.server.ts'
import { buildFolder, cacheFolder, lastRelease, placeCommit, stageFolder } from './stage-release.server.ts'

interface ReleaseTask {
  readonly commit: string
  readonly folder: string
  /** Called once the content was found to be right. */
  readonly onCheck: () => void
}

/** Makes a commit's release in its folder. @returns why it could not be made */
export type MakeRelease = (task: ReleaseTask) => Promise<Failure | undefined>

/** Builds a commit's content with the code of a project, and checks it meanwhile. */
export function releaseMaker(edit: EditFolder, project: string): MakeRelease {
  const cache = cacheFolder(edit.folder)
  return async ({ commit, folder, onCheck }) => {
    await stageFolder(edit.folder, { folder, from: lastRelease(edit.folder, project), project })
    await placeCommit(edit, commit, folder)
    const stop = new AbortController()
    const checking = checkDraft(folder, { cache: join(cache, 'parsed') }).then((checked) => {
      if (checked.problems.length > 0) stop.abort()
      else onCheck()
      return checked
    })
    const [{ problems }, built] = await Promise.all([checking, buildFolder(folder, cache, stop.signal)])
    if (problems.length > 0) return { kind: 'problems', problems }
    return built.kind === 'failed' ? { kind: 'build', detail: built.detail } : undefined
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Draft } from '#domains/editor/git/drafts.server.ts'
import { checkDraft, type Checked } from '#domains/editor/problems/check-draft.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/** The content check of drafts, run beside the desk and kept for each version of a draft. */
export interface DraftChecks {
  /** Begins to check a version of a draft, instead of earlier ones. */
  readonly begin: (draft: Draft) => void
  /** The result, if it is there. */
  readonly ready: (draft: Draft) => Checked | undefined
  /** The result, as soon as it is there but after some milliseconds at the latest. */
  readonly within: (draft: Draft, ms: number) => Promise<Checked | undefined>
}

interface Running {
  readonly commit: string
  readonly stop: AbortController
  readonly result: Promise<Checked | undefined>
}

/** Results kept in memory: a few versions of each open draft. */
const mostKept = 50

/**
 * Checks of drafts.
 * @param parsed the folder of parsed texts, which all of them share
 */
export function draftChecks(parsed: string): DraftChecks {
  const known = new Map<string, Checked>()
  const running = new Map<string, Running>()
  const run = async ({ root, commit, id }: Draft, stop: AbortController): Promise<Checked | undefined> => {
    try {
      const checked = await checkDraft(root, { cache: parsed, signal: stop.signal })
      known.set(commit, checked)
      for (const old of [...known.keys()].slice(0, -mostKept)) known.delete(old)
      return checked
    } catch (error) {
      if (!stop.signal.aborted) log('error', 'desk.check-failed', { code: faultCode(error) })
      return undefined
    } finally {
      if (running.get(id)?.commit === commit) running.delete(id)
    }
  }
  // A check outlives the desk by seconds otherwise, and writes into a folder that may be removed.
  process.once('exit', () => {
    for (const { stop } of running.values()) stop.abort()
  })
  const begin = (draft: Draft): Running | undefined => {
    if (known.has(draft.commit)) return undefined
    const now = running.get(draft.id)
    if (now?.commit === draft.commit) return now
    now?.stop.abort()
    const stop = new AbortController()
    const next = { commit: draft.commit, stop, result: run(draft, stop) }
    running.set(draft.id, next)
    return next
  }
  return {
    begin: (draft) => void begin(draft),
    ready: ({ commit }) => known.get(commit),
    within: async (draft, ms) => {
      const now = begin(draft)
      return now === undefined
        ? known.get(draft.commit)
        : await Promise.race([now.result, sleep(ms, undefined, { ref: false })])
    },
  }
}

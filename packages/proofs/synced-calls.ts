import { basename, dirname } from 'node:path'
import type { Call } from './traced-calls.ts'

/** The file behind a call's descriptor or path. */
function targetOf({ given }: Call): string {
  return /^(?:\d+<|")([^>"]*)/.exec(given)?.[1] ?? ''
}

const isWrite = ({ name }: Call) => /^(?:p?writev?\d*|sendto|sendmsg)$/.test(name)
const isSync = ({ name, result }: Call) => /^f(?:data)?sync$/.test(name) && result === 0
/** SQLite's journal or PostgreSQL's: what is synced there is committed. */
const isLog = (call: Call) => /store\.sqlite-wal$|\/pg_wal\//.test(targetOf(call))
const isToNetwork = (call: Call) => isWrite(call) && targetOf(call).startsWith('TCP')

/** Whether one of the calls ran entirely after one and before another. */
function between(
  calls: readonly Call[],
  after: Call | undefined,
  before: Call | undefined,
): Call | undefined {
  if (after === undefined || before === undefined) return undefined
  return calls.find(({ begun, ended }) => begun > after.ended && ended < before.begun)
}

/** Whether an uploaded file was on the disk under its final name before its row was written. */
function isKept(calls: readonly Call[], rename: Call, row: Call | undefined): boolean {
  const part = targetOf(rename)
  const folder = dirname(part)
  const syncs = (path: string) => calls.filter((call) => isSync(call) && targetOf(call) === path)
  const written = calls.findLast((call) => isWrite(call) && targetOf(call) === part)
  // If the folder is new, its own entry must be on the disk as well.
  const made = calls.find(
    (call) => call.name.startsWith('mkdir') && call.result === 0 && targetOf(call) === folder,
  )
  return (
    between(syncs(part), written, rename) !== undefined &&
    between(syncs(folder), rename, row) !== undefined &&
    (made === undefined || between(syncs(dirname(folder)), made, row) !== undefined)
  )
}

/** The system calls of one post, summarised. */
export interface Verdict {
  /** Whether the answer's write was seen. */
  readonly answered: boolean
  /** Whether the row was written, and a sync of it completed, before the answer's first byte. */
  readonly rowSynced: boolean
  /**
   * The uploaded files, and how many of them were on the disk, with their names, before their row
   * was written.
   */
  readonly files: number
  readonly filesSynced: number
  /** How often the journal was written, and how often an answering process synced it. */
  readonly writes: number
  readonly waits: number
}

/** Judges one post: `word` is in its row; if it is missing, the uploaded file's name is used. */
export function judge(calls: readonly Call[], word: string | undefined): Verdict {
  const answer = calls.find((call) => isToNetwork(call) && call.given.includes('"HTTP/1.1 '))
  const renames = calls.filter((call) => call.name.startsWith('rename') && targetOf(call).endsWith('.part'))
  const needle = word ?? (renames[0] && basename(targetOf(renames[0]), '.part'))
  const logged = calls.filter((call) => isWrite(call) && isLog(call))
  const rows = logged.filter(({ given }) => needle !== undefined && given.includes(needle))
  const row = rows.findLast(({ ended }) => answer !== undefined && ended < answer.begun)
  // PostgreSQL's background writer does not count: only a waiting process's sync does.
  const talking = new Set(calls.filter(isToNetwork).map(({ thread }) => thread))
  const waits = calls.filter((call) => isSync(call) && isLog(call) && talking.has(call.thread))
  return {
    answered: answer !== undefined,
    rowSynced: between(waits, row, answer) !== undefined,
    files: renames.length,
    filesSynced: renames.filter((rename) => isKept(calls, rename, row)).length,
    writes: logged.length,
    waits: waits.length,
  }
}

import { LineCounter } from 'yaml'
import type { Path } from '#domains/editor/edits/change.ts'
import type { Column, Field, TextForm } from '#domains/editor/files/field.ts'
import type { EditableText } from '#domains/editor/files/texts.server.ts'
import { filesOf } from '#domains/editor/files/texts.server.ts'
import { articleParts } from '#domains/editor/edits/change-file.server.ts'
import { nodeAt, parsePlaces } from '#domains/editor/edits/yaml-places.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { fileIn, type EditFolder } from './edit-folder.server.ts'
import { git } from './run-git.server.ts'

/** When each line of a file was last changed, in seconds; the first line is number 0. */
async function lineTimes({ repo }: EditFolder, commit: string, file: string): Promise<number[]> {
  let blamed: string
  try {
    blamed = await git(repo, ['blame', '--porcelain', commit, '--', file])
  } catch {
    // A file that is not there has no lines.
    return []
  }
  const times = new Map<string, number>()
  const lines: number[] = []
  let current = ''
  for (const line of blamed.split('\n')) {
    const [, hash, number] = /^([0-9a-f]{40}) \d+ (\d+)/.exec(line) ?? []
    if (hash !== undefined) {
      current = hash
      lines[Number(number) - 1] = times.get(hash) ?? 0
    } else if (line.startsWith('committer-time ')) {
      times.set(current, Number(line.slice('committer-time '.length)))
      const last = lines.length - 1
      lines[last] = times.get(current) ?? 0
    }
  }
  return lines
}

interface DatedFile {
  /** The time of the last change of a field. */
  readonly timeOf: (path: Path) => number | undefined
}

async function datedFile(edit: EditFolder, commit: string, file: string): Promise<DatedFile | undefined> {
  const source = await fileIn(edit.repo, commit, file)
  if (source === undefined) return undefined
  const times = await lineTimes(edit, commit, file)
  const parts = file.endsWith('.md') ? articleParts(source) : undefined
  const yaml = parts?.head ?? source
  const before = parts ? 1 : 0
  const document = parsePlaces(yaml)
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (let at = yaml.indexOf('\n'); at !== -1; at = yaml.indexOf('\n', at + 1)) counter.addNewLine(at + 1)
  const latest = (from: number, to: number) => Math.max(0, ...times.slice(from, to + 1))
  return {
    timeOf: (path) => {
      if (parts && path[0] === 'body') return latest(yaml.split('\n').length + 1, times.length)
      const node = document && nodeAt(document.contents, path)
      if (!node) return undefined
      const [start, end] = node.range
      const lineOf = (at: number) => counter.linePos(at).line - 1 + before
      return latest(lineOf(start), lineOf(Math.max(start, end - 1)))
    },
  }
}

/** Versions that were written within an hour belong together, as when three files are saved one after the other. */
const together = 60 * 60

/** Which languages of a field were last changed before the others. */
export type OlderLanguages = ReadonlyMap<Field['id'], readonly Locale[]>

/**
 * The languages that are older than another, for each field that has some: one was changed without the others. One
 * call of git for each file.
 */
export async function olderLanguages(
  edit: EditFolder,
  text: EditableText,
  { fields }: Pick<TextForm, 'fields'>,
  commit: string = edit.main,
): Promise<OlderLanguages> {
  const files = filesOf(text)
  const dated = new Map(
    await Promise.all(files.map(async ({ file }) => [file, await datedFile(edit, commit, file)] as const)),
  )
  const older = new Map<Field['id'], readonly Locale[]>()
  for (const { id, places, kind } of fields) {
    if (kind === 'fixed') continue
    const times = locales.flatMap((locale) => {
      const place = places[locale satisfies Column]
      const time = place && dated.get(place.file)?.timeOf(place.path)
      return time === undefined ? [] : [[locale, time] as const]
    })
    const newest = Math.max(0, ...times.map(([, time]) => time))
    const behind = times.flatMap(([locale, time]) => (newest - time > together ? [locale] : []))
    if (behind.length > 0) older.set(id, behind)
  }
  return older
}

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { editableTexts, filesOf, type EditableText } from '#domains/editor/files/texts.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { plainText, plainWords } from './plain-words.ts'

/** A text in which words were found. */
export interface FoundText {
  readonly text: EditableText
  /** The first line with the words, without the notation of its file; empty if only the text's id has them. */
  readonly line: string
  readonly locale: string | undefined
  /** Better ones first. */
  readonly rank: number
}

interface PlainFile {
  readonly changed: number
  readonly source: string
  /** Without accents, in lower case. */
  readonly plain: string
}

const known = new Map<string, PlainFile>()
/** The files of what is published and of a few drafts. */
const mostKept = 2_500

/** A file as it is searched; kept while it does not change, because plain words of a whole site take seconds. */
function plainFile(root: string, file: string): PlainFile | undefined {
  const path = join(root, file)
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  const before = known.get(path)
  if (changed === undefined || before?.changed === changed) return before
  const source = readDraftFile(root, file)
  if (source === undefined) return undefined
  const read = { changed, source, plain: plainText(source) }
  known.delete(path)
  known.set(path, read)
  for (const old of known.keys()) {
    if (known.size <= mostKept) break
    known.delete(old)
  }
  return read
}

/** The value of a line of a file. */
function shownLine(line: string): string {
  return line
    .replace(/^\s*(?:- )*(?:[\w-]+: )?/, '')
    .replaceAll(/^["']|["'],?$/g, '')
    .trim()
}

const isTitle = (line: string) => /^(?:title|heading|- id|metaTitle): /.test(line.trim())

/** The texts that have all words, in a line of any of their files; those with the words in their title first. */
export function findWords(root: string, query: string, most = 30): FoundText[] {
  const words = plainWords(query)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  return editableTexts(root)
    .flatMap((text): FoundText[] => {
      const named = hasAll(plainText(text.id))
      let found: FoundText | undefined = named ? { text, line: '', locale: undefined, rank: 1 } : undefined
      for (const { file } of filesOf(text)) {
        const read = plainFile(root, file)
        if (read === undefined || !hasAll(read.plain)) continue
        const lines = read.source.split('\n').filter((line) => hasAll(plainText(line)))
        const [line] = lines.filter(isTitle).length > 0 ? lines.filter(isTitle) : lines
        if (line === undefined) continue
        const rank = isTitle(line) ? 3 : 2
        if (found !== undefined && found.rank >= rank) continue
        const locale = /\/(es|en|de)\.\w+$/.exec(file)?.[1]
        found = { text, line: shownLine(line), locale, rank }
      }
      return found ? [found] : []
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
}

/** The texts of which a file contains an exact piece of notation, such as `{{fact:nie.fee`. */
export function textsWith(root: string, pattern: RegExp): EditableText[] {
  return editableTexts(root).filter((text) =>
    filesOf(text).some(({ file }) => pattern.test(plainFile(root, file)?.source ?? '')),
  )
}

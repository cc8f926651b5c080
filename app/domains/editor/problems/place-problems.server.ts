import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, LineCounter, visit } from 'yaml'
import type { Json, Path } from '#domains/editor/edits/change.ts'
import { articleParts } from '#domains/editor/edits/change-file.server.ts'
import { nodeAt, parsePlaces } from '#domains/editor/edits/yaml-places.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { isLocale } from '#map/locale.ts'
import { kindOfWords } from './kinds.ts'
import type { Problem } from './problem.ts'
import { nearest, suggestionFor } from './suggest.server.ts'
import { syntaxProblem } from './syntax-problem.server.ts'

const files =
  /^(?:content\/|locales\/)?[\w-]+(?:\/[\w.-]+)*\.(?:yaml|yml|md|json|svg|png|webp)(?=:| is missing$)/
const article = /^(?:content\/)?((?:blog|news)\/[a-z0-9-]+)(?=: )/

/** The file with a fact. */
function factFile(root: string, id: string): string | undefined {
  const folder = join(root, 'content/facts')
  const name = readdirSync(folder).find((one) =>
    readFileSync(join(folder, one), 'utf8').includes(`- id: ${id}\n`),
  )
  return name && `content/facts/${name}`
}

/** The file that a line of the check is about, and its words. */
function fileOf(root: string, line: string): { file: string; rest: string } {
  const [given] = files.exec(line) ?? []
  if (given !== undefined) {
    const file = /^(?:content|locales)\//.test(given) ? given : `content/${given}`
    return { file, rest: line.slice(given.length).replace(/^:?\s/, '') }
  }
  const [, folder] = article.exec(line) ?? []
  if (folder !== undefined)
    return { file: `content/${folder}/article.yaml`, rest: line.slice(line.indexOf(': ') + 2) }
  const [, id, words] = /^([a-z0-9]+(?:[.-][a-z0-9]+)+): (.*)$/s.exec(line) ?? []
  const file = id === undefined ? undefined : factFile(root, id)
  if (file !== undefined && id !== undefined) return { file, rest: `(${id}): ${words}` }
  return { file: '', rest: line }
}

/** The path that the check's words for a field stand for, such as `offices (office.palma).hours.mon (1)`. */
function pathOf(tree: Json | undefined, field: string): Path | undefined {
  if (field === '') return []
  if (isList(tree)) {
    const [whole, name = '', index] = /^ ?(?:\(([^)]*)\)|\[(\d+)\])/.exec(field) ?? []
    if (whole === undefined) return undefined
    const named = tree.findIndex(
      (entry) => isRecord(entry) && ['page', 'id', 'name'].some((key) => entry[key] === name),
    )
    const at = index === undefined ? (named === -1 ? Number(name) - 1 : named) : Number(index)
    if (!(at in tree)) return undefined
    const rest = pathOf(tree[at], field.slice(whole.length))
    return rest && [at, ...rest]
  }
  if (!isRecord(tree)) return undefined
  const bare = field.replace(/^\./, '')
  for (const key of Object.keys(tree).toSorted((a, b) => b.length - a.length)) {
    if (!bare.startsWith(key) || !/^(?:$|[. [(])/.test(bare.slice(key.length))) continue
    const rest = pathOf(tree[key], bare.slice(key.length))
    if (rest) return [key, ...rest]
  }
  // What is missing has no place of its own.
  return /^[\w-]+$/.test(bare) ? [bare] : undefined
}

interface Source {
  readonly text: string
  /** The YAML, and where it begins. */
  readonly yaml: string
  readonly offset: number
}

function readSource(root: string, file: string): Source | undefined {
  const path = join(root, file)
  if (!/\.(?:yaml|md)$/.test(file) || !existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const parts = file.endsWith('.md') ? articleParts(text) : undefined
  if (parts === undefined) return { text, yaml: file.endsWith('.md') ? '' : text, offset: 0 }
  return { text, yaml: parts.head, offset: parts.open.length }
}

/** Where words stand: in which field, and at which place of the file. */
function findWords({ text, yaml, offset }: Source, words: string): { at: number; path?: Path } | undefined {
  const document = parsePlaces(yaml)
  let found: { at: number; path: Path } | undefined
  if (document) {
    visit(document, {
      Scalar(key, node, ancestors) {
        if (found || key === 'key' || typeof node.value !== 'string' || !node.value.includes(words)) return
        const raw = yaml.slice(node.range?.[0], node.range?.[1]).indexOf(words)
        const path = ancestors.flatMap((one, index): (string | number)[] => {
          if (typeof one !== 'object' || one === null) return []
          if ('key' in one && isScalar(one.key)) return [String(one.key.value)]
          const child = ancestors[index + 1] ?? node
          return 'items' in one && Array.isArray(one.items) && !('key' in (child as object))
            ? [one.items.indexOf(child as never)]
            : []
        })
        found = { at: offset + (node.range?.[0] ?? 0) + Math.max(0, raw), path }
      },
    })
  }
  if (found) return found
  const at = text.indexOf(words)
  return at === -1 ? undefined : { at, ...(offset > 0 && at > offset + yaml.length && { path: ['body'] }) }
}

/** The start of a field in the file; of what holds it if it is missing. */
function placeOf({ yaml, offset }: Source, path: Path): number | undefined {
  const document = parsePlaces(yaml)
  if (!document) return undefined
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(document.contents, path.slice(0, length))
    if (node) return offset + node.range[0]
  }
  return offset
}

/** The words of a problem by which its place is found, if the check names no field. */
function soughtWords(params: Readonly<Record<string, string>>): readonly string[] {
  const { id, words, key } = params
  return [
    ...(id ? [`{{fact:${id}`, `:${id}`, id] : []),
    ...(words ? [words] : []),
    ...(key ? [`${key}:`] : []),
  ]
}

function lineColumn(text: string, at: number): { line: number; column: number } {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (let index = text.indexOf('\n'); index !== -1 && index < at; index = text.indexOf('\n', index + 1))
    counter.addNewLine(index + 1)
  const { line, col } = counter.linePos(at)
  return { line, column: col }
}

const named =
  /^(?<field>(?:[\w-]+|\([^)]*\)|\[\d+\]|[. ])+?)(?:: | (?=has the placeholders))(?<words>[\s\S]*)$/

/** A line of the check with its kind and place. */
function placeLine(root: string, line: string): Problem {
  const { file, rest } = fileOf(root, line)
  const source = readSource(root, file)
  const wrongSyntax =
    source && file !== '' ? syntaxProblem(source.yaml, source.offset > 0 ? 2 : 1) : undefined
  if (wrongSyntax) return { file, ...wrongSyntax }
  const fromLine = /^line (\d+): ([\s\S]*)$/.exec(rest)
  const whole = kindOfWords(rest)
  const tree = source && (parsePlaces(source.yaml)?.toJS() as Json | undefined)
  const { field = '', words = rest } = whole.kind === 'other' ? (named.exec(rest)?.groups ?? {}) : {}
  const path = field === '' ? undefined : pathOf(tree, field)
  const known = path === undefined && field !== '' ? whole : kindOfWords(fromLine?.[2] ?? words)
  const { params } = known
  const missing = known.kind === 'fileMissing' && path !== undefined
  const kind = missing ? 'missing' : languageOf(file, known.kind)
  const suggestion = suggestionFor(root, kind, params)
  const base = {
    file,
    kind,
    params: { ...params, ...languageParams(file, kind) },
    ...(suggestion !== undefined && { suggestion }),
  }
  if (source === undefined) return base
  if (fromLine) return { ...base, line: Number(fromLine[1]), column: 1 }
  const ofDay = /^(?:sources: )?(date|updated|asOf)$/.exec(params['what'] ?? '')?.[1]
  const full = path && ofDay && !params['what']?.startsWith('sources') ? [...path, ofDay] : path
  if (full !== undefined) {
    const inField = soughtWords(params).flatMap((sought) => findWords(source, sought) ?? [])[0]
    const at =
      inField?.path && inField.path.join('\0') === full.join('\0') ? inField.at : placeOf(source, full)
    return { ...base, path: full, field, ...(at !== undefined && lineColumn(source.text, at)) }
  }
  const sought = [...soughtWords(params), params['day'] ?? ''].filter(Boolean)
  const found = sought.flatMap((one) => findWords(source, one) ?? [])[0]
  return found === undefined
    ? base
    : {
        ...base,
        ...(found.path && {
          path: found.path,
          ...(ofDay === undefined && { field: fieldWords(found.path) }),
        }),
        ...lineColumn(source.text, found.at),
      }
}

function fieldWords(path: Path): string {
  return path.reduce<string>(
    (words, part) =>
      typeof part === 'number' ? `${words} (${part + 1})` : `${words}${words === '' ? '' : '.'}${part}`,
    '',
  )
}

const localeIn = (file: string) => /\/(es|en|de)\.(?:yaml|md)$/.exec(file)?.[1]

/** A file that is missing is a missing language, if its name says so. */
function languageOf(file: string, kind: Problem['kind']): Problem['kind'] {
  return kind === 'fileMissing' && localeIn(file) !== undefined ? 'languageMissing' : kind
}

function languageParams(file: string, kind: Problem['kind']): Readonly<Record<string, string>> {
  const locale = localeIn(file)
  return kind === 'languageMissing' && isLocale(locale) ? { language: locale } : {}
}

/** A key that is not known and one like it that is missing are one mistake. */
function withMistypedKeys(problems: readonly Problem[]): Problem[] {
  const holder = ({ file, path = [] }: Problem, length: number) =>
    JSON.stringify([file, path.slice(0, length)])
  const missing = problems.filter(({ kind }) => kind === 'missing')
  const explained = new Set<Problem>()
  const merged = problems.map((problem) => {
    const { kind, path = [], params } = problem
    if (kind !== 'unknownKey') return problem
    const beside = missing.filter((one) => holder(one, -1) === holder(problem, path.length))
    const meant = nearest(
      params['key'] ?? '',
      beside.map((one) => String(one.path?.at(-1))),
    )
    const other = beside.find((one) => String(one.path?.at(-1)) === meant)
    if (meant === undefined || other === undefined) return problem
    explained.add(other)
    return { ...problem, kind: 'mistypedKey' as const, params: { ...params, meant }, suggestion: meant }
  })
  return merged.filter((problem) => !explained.has(problem))
}

/**
 * The lines of the content check as problems with their kinds and places, each once.
 * @param root the folder that was checked
 */
export function placeProblems(root: string, lines: readonly string[]): Problem[] {
  const single = lines.flatMap((line) => line.split(/\n(?=(?:content|locales)\/)/))
  const placed = new Map<string, Problem>()
  for (const line of single) {
    const problem = placeLine(root, line)
    const { file, line: at, kind, path, params } = problem
    // A mistake in a file's syntax is found by every rule that reads it.
    const key = JSON.stringify([file, at, kind, path, params])
    if (!placed.has(key)) placed.set(key, problem)
  }
  return withMistypedKeys([...placed.values()])
}

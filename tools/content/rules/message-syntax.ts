import { readdirSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { problemsIn } from '#content/read-all.ts'
import { readText } from '#i18n/read-text.server.ts'
import { locales } from '#map/locale.ts'

/** Interface texts by their keys, nested. */
export type Messages = { readonly [key: string]: string | Messages }

/** The folders of interface texts: each holds one file for each language. */
export function messageFolders(): string[] {
  const areas = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['locales', ...areas.map(({ name }) => `locales/${name}`)]
}

/** Each text with its whole key. */
export function textsOf(messages: Messages, prefix = ''): (readonly [key: string, text: string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : textsOf(value, `${prefix}${key}.`),
  )
}

/** The compiled types (icu-minify) that need a number or a date. */
const kinds: Readonly<Record<number, string>> = {
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'date',
  6: 'date',
}

/**
 * What a part of a compiled text is filled with: `name` of a value with its kind, `<name>` of a tag. Words are a string;
 * anything else is a list that begins with its name, and where a number from 1 on follows that is its type, not what a
 * tag holds.
 */
function valuesIn(node: unknown): [name: string, kind: string | undefined][] {
  if (!Array.isArray(node)) return []
  const [name, second, options] = node as [string, ...unknown[]]
  if (node.length === 1) return [[name, undefined]]
  if (typeof second === 'number' && second > 0) {
    const cases = typeof options === 'object' && options !== null ? Object.values(options) : []
    return [[name, kinds[second]], ...cases.flatMap(partsIn)]
  }
  return [[`<${name}>`, undefined], ...node.slice(1).flatMap(valuesIn)]
}

/** The same of all parts of a text, or of one of its cases; one of words alone is no list. */
function partsIn(parts: unknown): ReturnType<typeof valuesIn> {
  return Array.isArray(parts) ? parts.flatMap(valuesIn) : []
}

/**
 * What a text is filled with, by name, sorted; of a number or a day with its kind where it is written as one.
 * @throws where the text cannot be read
 */
export function valuesOf(text: string): ReadonlyMap<string, string | undefined> {
  const values = new Map<string, string | undefined>()
  for (const [name, kind] of partsIn(compile(text)).sort(([one], [other]) => (one < other ? -1 : 1)))
    values.set(name, kind ?? values.get(name))
  return values
}

/** The names that a text is filled with, sorted. @throws where the text cannot be read */
function fillings(text: string): string {
  return [...valuesOf(text).keys()].join(', ')
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The fillings of each text, by key; undefined of one that cannot be compiled. */
type Fillings = ReadonlyMap<string, string | undefined>

/** Reads a file; what cannot be read goes to `problems`, and of a file that is no JSON nothing is known. */
export function readFillings(
  file: string,
  textOf: (file: string) => string,
  problems: string[],
): Fillings | undefined {
  let text = ''
  const unread = problemsIn(() => (text = textOf(file)))
  problems.push(...unread)
  if (unread.length > 0) return undefined
  const known = new Map<string, string | undefined>()
  try {
    for (const [key, message] of textsOf(JSON.parse(text) as Messages)) {
      known.set(key, undefined)
      try {
        known.set(key, fillings(message))
      } catch (error) {
        problems.push(`${file}: ${key} is not a message that can be filled in (${reason(error)}): ${message}`)
      }
    }
  } catch (error) {
    problems.push(`${file}: is not JSON (${reason(error)})`)
    return undefined
  }
  return known
}

/** Faults of one folder of interface texts, given the text of its file in each language. */
export function folderFaults(folder: string, textOf: (file: string) => string): string[] {
  const problems: string[] = []
  const files = locales.flatMap((locale) => {
    const file = `${folder}/${locale}.json`
    const texts = readFillings(file, textOf, problems)
    return texts === undefined ? [] : [{ file, texts }]
  })
  const wanted = new Map<string, string | undefined>()
  for (const { texts } of files) for (const [key, names] of texts) wanted.set(key, wanted.get(key) ?? names)
  for (const { file, texts } of files) {
    for (const [key, first] of wanted) {
      const names = texts.get(key)
      if (!texts.has(key)) problems.push(`${file}: ${key} is not in every language`)
      else if (names !== undefined && names !== first)
        problems.push(`${file}: ${key} is filled with “${names}”, but with “${first}” in another language`)
    }
  }
  return problems
}

/** Interface texts that would not compile, that a language lacks, or that languages fill with different values. */
export function messageFaults(): string[] {
  return messageFolders().flatMap((folder) => folderFaults(folder, readText))
}

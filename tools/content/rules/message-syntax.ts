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

/**
 * What a part of a compiled text is filled with: `name` of a value, `<name>` of a tag. Words are a string; anything else
 * is a list that begins with its name, and where a number from 1 on follows that is its type, not what a tag holds.
 */
function namesIn(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [name, second, options] = node as [string, ...unknown[]]
  if (node.length === 1) return [name]
  if (typeof second === 'number' && second > 0) {
    const cases = typeof options === 'object' && options !== null ? Object.values(options) : []
    return [name, ...cases.flatMap(partsIn)]
  }
  return [`<${name}>`, ...node.slice(1).flatMap(namesIn)]
}

/** The same of all parts of a text, or of one of its cases; one of words alone is no list. */
function partsIn(parts: unknown): string[] {
  return Array.isArray(parts) ? parts.flatMap(namesIn) : []
}

/** The names that a text is filled with, sorted. @throws where the text cannot be read */
function fillings(text: string): string {
  return [...new Set(partsIn(compile(text)))].sort().join(', ')
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The fillings of each text of a file, by key; what cannot be read goes to `problems`. */
function read(file: string, textOf: (file: string) => string, problems: string[]): Map<string, string> {
  const known = new Map<string, string>()
  let text = ''
  const unread = problemsIn(() => (text = textOf(file)))
  problems.push(...unread)
  if (unread.length > 0) return known
  try {
    for (const [key, message] of textsOf(JSON.parse(text) as Messages)) {
      try {
        known.set(key, fillings(message))
      } catch (error) {
        problems.push(`${file}: ${key} is not a message that can be filled in (${reason(error)}): ${message}`)
      }
    }
  } catch (error) {
    problems.push(`${file}: is not JSON (${reason(error)})`)
  }
  return known
}

/** Faults of one folder of interface texts, given the text of its file in each language. */
export function folderFaults(folder: string, textOf: (file: string) => string): string[] {
  const problems: string[] = []
  const wanted = new Map<string, string>()
  for (const locale of locales) {
    const file = `${folder}/${locale}.json`
    for (const [key, names] of read(file, textOf, problems)) {
      const first = wanted.get(key)
      if (first === undefined) wanted.set(key, names)
      else if (first !== names)
        problems.push(`${file}: ${key} is filled with “${names}”, but with “${first}” in another language`)
    }
  }
  return problems
}

/** Interface texts that would not compile, or that languages fill with different values. */
export function messageFaults(): string[] {
  return messageFolders().flatMap((folder) => folderFaults(folder, readText))
}

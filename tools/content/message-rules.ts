import { globSync, readFileSync } from 'node:fs'
import { readText } from '#i18n/read-text.server.ts'
import { forms } from '#domains/requests/intake/forms.server.ts'
import { messageFaults, messageFolders, textsOf, type Messages } from './message-syntax.ts'

/**
 * The keys that templates such as `${kind}Title` and `modes.${mode}` can make. One that is made of values alone says
 * nothing about the key, and one with other characters than a key's makes none.
 */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) => {
    const shape = template.replaceAll(/\$\{[^}]*\}/g, '*')
    if (!/^[\w.*]+$/.test(shape) || !/[a-z]{2}/i.test(shape)) return []
    return [new RegExp(`^${shape.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`)]
  })
}

interface Field {
  readonly options?: readonly unknown[]
  readonly wrapped?: Field
  readonly item?: Field
}

/** What a field of a form lets one choose from. */
function optionsOf({ options, wrapped, item }: Field): string[] {
  const inner = wrapped ?? item
  return inner ? optionsOf(inner) : (options ?? []).map(String)
}

/** The keys of fields and of their options, which forms make from the names in their schemas alone. */
function fieldKeys(): Set<string> {
  const fields = Object.values(forms).flatMap(({ entries }) =>
    Object.entries(entries as Record<string, Field>),
  )
  return new Set(
    fields.flatMap(([name, field]) => [name, ...optionsOf(field).map((option) => `${name}.${option}`)]),
  )
}

/**
 * The keys that no part of the code names or makes. Pages name them without their first part, the area that `useT` takes;
 * the server's `whole` keys are named as they stand in the file.
 */
export function unusedKeys(keys: readonly string[], code: string, whole = false): string[] {
  const patterns = patternsIn(code)
  const ofFields = fieldKeys()
  return keys.filter((key) => {
    const dot = key.indexOf('.')
    const name = whole ? key : key.slice(dot + 1)
    const isOfField = key.slice(0, dot).startsWith('field') && ofFields.has(name)
    return !isOfField && !code.includes(`'${name}'`) && !patterns.some((pattern) => pattern.test(name))
  })
}

/** The code in which the keys are named: all of it, or what runs on the server alone. */
export function codeOfApp(files = 'app/**/*.{ts,tsx}'): string {
  return globSync(files, { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Whether pages load the texts of a folder (tools/vite/locale-plugin.ts); the others are the server's own. */
function isOfPages(folder: string, code: string): boolean {
  const area = folder.slice('locales/'.length)
  return area === '' || code.includes(`'virtual:${area}/es'`) || code.includes(`'virtual:texts/${area}/es'`)
}

/** What is wrong with the interface texts: what a language lacks or cannot be compiled, and keys that nothing uses. */
export function messageProblems(): string[] {
  const faults = messageFaults()
  // What cannot be read has no keys that could be compared.
  if (faults.length > 0) return faults
  const code = codeOfApp()
  const serverCode = codeOfApp('app/**/*.server.ts')
  return messageFolders().flatMap((folder) => {
    const texts = textsOf(JSON.parse(readText(`${folder}/es.json`)) as Messages)
    const keys = texts.map(([key]) => key)
    const unused = isOfPages(folder, code) ? unusedKeys(keys, code) : unusedKeys(keys, serverCode, true)
    return unused.map((key) => `${folder}: nothing uses ${key}`)
  })
}

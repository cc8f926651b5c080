import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readText } from '#i18n/read-text.server.ts'
import { everyForm } from '#domains/requests/forms/index.ts'
import { messageFaults, messageFolders, readFillings } from './message-syntax.ts'

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

/** The keys of questions and of their options, which forms make from the names in their definitions alone. */
const ofQuestions: ReadonlySet<string> = new Set(
  (await everyForm()).flatMap((form) =>
    Object.entries(form.questions).flatMap(([name, { options }]) => [
      name,
      ...options.map((option) => `${name}.${option}`),
    ]),
  ),
)

/**
 * The keys that no part of the code names or makes. Pages name them without their first part, the area that `useT` takes;
 * the server's `whole` keys are named as they stand in the file.
 */
export function unusedKeys(keys: readonly string[], code: string, whole = false): string[] {
  const patterns = patternsIn(code)
  // Thousands of searches in all of the code would be a sixth of the check's time.
  const named = new Set([...code.matchAll(/'(?=([\w.-]+)')/g)].map(([, name]) => name))
  return keys.filter((key) => {
    const dot = key.indexOf('.')
    const name = whole ? key : key.slice(dot + 1)
    const isOfField = key.slice(0, dot).startsWith('field') && ofQuestions.has(name)
    return !isOfField && !named.has(name) && !patterns.some((pattern) => pattern.test(name))
  })
}

/** The code in which the keys of pages are named. */
export function codeOfApp(): string {
  return globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/**
 * The code that names the keys of a folder on the server: the module that reads it, and those that import that module.
 * Pages of the staff desk get their texts from its frame, so all of its code counts.
 */
function serverCodeOf(folder: string): string {
  const modules = globSync(['app/**/*.server.ts', 'app/desk/**/*.tsx']).map((file) => ({
    file,
    name: basename(file),
    code: readFileSync(file, 'utf8'),
  }))
  const readers = modules.filter(({ code }) => code.includes(`/${folder}/es.json'`))
  if (readers.some(({ file }) => file.startsWith('app/desk/')))
    return modules
      .filter(({ file }) => file.startsWith('app/desk/'))
      .map(({ code }) => code)
      .join('\n')
  const users = modules.filter(({ code }) => readers.some(({ name }) => code.includes(`/${name}'`)))
  return [...readers, ...users].map(({ code }) => code).join('\n')
}

/** Whether pages load the texts of a folder (tools/vite/locale-plugin.ts); the others are the server's own. */
function isOfPages(folder: string, code: string): boolean {
  const area = folder.slice('locales/'.length)
  return (
    area === '' || code.includes(`'virtual:texts/${area}'`) || code.includes(`'virtual:texts/${area}/es'`)
  )
}

/** What is wrong with the interface texts: what a language lacks or cannot be compiled, and keys that nothing uses. */
export function messageProblems(): string[] {
  const code = codeOfApp()
  const unused = messageFolders().flatMap((folder) => {
    // What is wrong with the file itself is among the faults.
    const keys = [...(readFillings(`${folder}/es.json`, readText, [])?.keys() ?? [])]
    const found = isOfPages(folder, code)
      ? unusedKeys(keys, code)
      : unusedKeys(keys, serverCodeOf(folder), true)
    return found.map((key) => `${folder}: nothing uses ${key}`)
  })
  return [...messageFaults(), ...unused]
}

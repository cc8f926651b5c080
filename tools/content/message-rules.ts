import { globSync, readFileSync } from 'node:fs'
import { readText } from '#i18n/read-text.server.ts'
import { everyForm } from '#domains/requests/forms/index.ts'
import { locales } from '#map/locale.ts'
import { messageFaults, messageFolders, textsOf, type Messages } from './message-syntax.ts'

function read(file: string): string[] {
  return textsOf(JSON.parse(readText(file)) as Messages).map(([key]) => key)
}

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

/** The keys that no part of the code names or makes. */
export function unusedKeys(keys: readonly string[], code: string): string[] {
  const patterns = patternsIn(code)
  return keys.filter((key) => {
    const dot = key.indexOf('.')
    const name = key.slice(dot + 1)
    const isOfField = key.slice(0, dot).startsWith('field') && ofQuestions.has(name)
    return !isOfField && !code.includes(`'${name}'`) && !patterns.some((pattern) => pattern.test(name))
  })
}

/** The code in which the keys are named. */
export function codeOfApp(): string {
  return globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** What is wrong with the interface texts: what cannot be compiled, keys that a language lacks, and keys that nothing uses. */
export function messageProblems(): string[] {
  const faults = messageFaults()
  // What cannot be read has no keys that could be compared.
  if (faults.length > 0) return faults
  const code = codeOfApp()
  return messageFolders().flatMap((folder) => {
    const wanted = read(`${folder}/es.json`)
    const gaps = locales.flatMap((locale) => {
      const present = read(`${folder}/${locale}.json`)
      const missing = wanted.filter((key) => !present.includes(key))
      const extra = present.filter((key) => !wanted.includes(key))
      return [...missing, ...extra].map((key) => `${folder}/${locale}.json: ${key} is not in every language`)
    })
    return [...gaps, ...unusedKeys(wanted, code).map((key) => `${folder}: nothing uses ${key}`)]
  })
}

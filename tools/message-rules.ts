import { globSync, readFileSync } from 'node:fs'
import { locales } from '#site/locale.ts'

type Messages = { readonly [key: string]: string | Messages }

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

function read(file: string): string[] {
  return keysOf(JSON.parse(readFileSync(file, 'utf8')) as Messages)
}

/** The keys that a template such as `dialog.${name}.title` can make. */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`([\w.]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const source = template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')
    return new RegExp(`^${source.replace(/[^\w.+\\-]/g, '.')}$`)
  })
}

/** What is wrong with the interface texts: keys that a language lacks, and keys that nothing uses. */
export function messageProblems(): string[] {
  const code = globSync('app/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const patterns = patternsIn(code)
  const isUsed = (key: string) => {
    const name = key.slice(key.indexOf('.') + 1)
    return code.includes(`'${name}'`) || patterns.some((pattern) => pattern.test(name))
  }
  const areas = [
    'forms',
    'appointments',
    'status',
    'checklist',
    'articles',
    'search',
    'place',
    'consent',
    'claims',
  ]
  return ['locales', ...areas.map((area) => `locales/${area}`)].flatMap((folder) => {
    const wanted = read(`${folder}/es.json`)
    const gaps = locales.flatMap((locale) => {
      const present = read(`${folder}/${locale}.json`)
      const missing = wanted.filter((key) => !present.includes(key))
      const extra = present.filter((key) => !wanted.includes(key))
      return [...missing, ...extra].map((key) => `${folder}/${locale}.json: ${key} is not in every language`)
    })
    return [...gaps, ...wanted.filter((key) => !isUsed(key)).map((key) => `${folder}: nothing uses ${key}`)]
  })
}

import * as v from 'valibot'

/** The fields by which somebody who edits a list knows its entries. */
const names = ['page', 'id', 'name'] as const

/** An entry of a list by its name, as nobody counts forty entries to find the one that is wrong; else counted from 1. */
function entryOf(index: number, value: unknown): string {
  const given = names.map((field): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined,
  )
  return ` (${given.find((name) => typeof name === 'string') ?? index + 1})`
}

function pathOf(items: readonly v.IssuePathItem[]): string {
  return items
    .map(({ key, value }) => (typeof key === 'number' ? entryOf(key, value) : `.${String(key)}`))
    .join('')
    .replace(/^[. ]/, '')
}

const maxShown = 60

function got(input: unknown): string {
  if (typeof input === 'object' || input === undefined) return ''
  const shown = JSON.stringify(input)
  return `, got ${shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown}`
}

const expectedOf: Readonly<Record<string, string>> = {
  string: 'expected a text',
  number: 'expected a number, without quotes',
  boolean: 'expected true or false',
  array: 'expected a list',
  record: 'expected keys with their values',
  strict_object: 'expected keys with their values',
  url: 'expected an address such as https://www.example.org',
  email: 'expected an e-mail address',
}

/** What the library says by itself, in the words of somebody who edits a file. */
function plainWords({ kind, type, expected, input, message }: v.BaseIssue<unknown>): string {
  if (type === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return 'put it in quotes'
  const known = expectedOf[type]
  if (known !== undefined || kind !== 'schema') return known ?? message
  return `expected ${expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`
}

/**
 * What is wrong in a file of YAML and where, such as `offices (office.palma).hours.mon (1): expected HH:MM-HH:MM, got "9:00"`,
 * for people who are no developers.
 */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { path = [], message, expected, input } = issue
  const at = (items: readonly v.IssuePathItem[], what: string) =>
    [pathOf(items), what].filter(Boolean).join(': ')
  if (expected === 'never') return at(path.slice(0, -1), `unknown key ${String(path.at(-1)?.key)}`)
  if (input === undefined) return at(path, 'is missing')
  if (input === null || input === '') return at(path, 'is empty')
  const words = message.startsWith('Invalid ') ? plainWords(issue) : message
  return at(path, `${words}${got(input)}`)
}

/**
 * Checks what a file holds.
 * @param file as the error names it, such as `content/site.yaml`
 * @throws Error with a line for each field that is wrong
 */
export function checkContent<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): v.InferOutput<S> {
  // What fails a first rule fails those after it for no reason of its own.
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new Error(result.issues.map((issue) => `${file}: ${describeIssue(issue)}`).join('\n'))
}

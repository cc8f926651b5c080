import * as v from 'valibot'

/** The fields by which editors recognise the entries of a list. */
const names = ['page', 'id', 'name'] as const

/**
 * A list entry by its name, because counting to the invalid one among forty is tedious; otherwise
 * by number from 1.
 */
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

/** The library's own messages, reworded for editors. */
function plainWords({ kind, type, expected, input, message }: v.BaseIssue<unknown>): string {
  if (type === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return 'put it in quotes'
  const known = expectedOf[type]
  if (known !== undefined || kind !== 'schema') return known ?? message
  return `expected ${expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`
}

/**
 * An editor-friendly description of an error in a YAML file, such as `offices
 * (office.palma).hours.mon (1): expected HH:MM-HH:MM, got "9:00"`.
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
 * Validates a file's content.
 * @param file as the error names it, such as `content/site.yaml`
 * @throws Error with a line for each invalid field
 */
export function checkContent<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): v.InferOutput<S> {
  // A value that fails one rule would also fail the following ones, which adds no information.
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new Error(result.issues.map((issue) => `${file}: ${describeIssue(issue)}`).join('\n'))
}

import * as v from 'valibot'

/** An entry of a list by its id too, as nobody counts forty entries to find the one that is wrong. */
function nameOf({ key, value }: v.IssuePathItem): string {
  const id = typeof value === 'object' && value !== null ? (Reflect.get(value, 'id') as unknown) : undefined
  return typeof key === 'number' && typeof id === 'string' ? `${key} (${id})` : String(key)
}

function fieldOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).map(nameOf).join('.')
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
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(result.issues.map((issue) => `${file}: ${fieldOf(issue)}: ${issue.message}`).join('\n'))
}

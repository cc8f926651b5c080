import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'

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

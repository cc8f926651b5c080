import * as v from 'valibot'
import { contentPath } from './files.server.ts'
import { readYaml } from './read-yaml.server.ts'
import { consentSchema, type ConsentConfig } from './schema.consent.ts'

/** Reads and checks content/consent.yaml, or another file in its place. Throws with the field that is wrong. */
export function readConsent(file = contentPath('consent.yaml')): ConsentConfig {
  const result = v.safeParse(consentSchema, readYaml(file))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

import * as v from 'valibot'
import { contentPath } from './files.server.ts'
import { readYaml } from './read-yaml.server.ts'
import { glossarySchema, type GlossaryTerm } from './schema.glossary.ts'

/** Reads and checks content/glossary.yaml. Throws with the field that is wrong. */
export function readGlossary(): readonly GlossaryTerm[] {
  const result = v.safeParse(glossarySchema, readYaml(contentPath('glossary.yaml')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`content/glossary.yaml: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

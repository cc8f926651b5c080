import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { contentPath } from './files.server.ts'
import { glossarySchema, type GlossaryTerm } from './schema.glossary.ts'

/** Reads and checks content/glossary.yaml. Throws with the field that is wrong. */
export function readGlossary(): readonly GlossaryTerm[] {
  const result = v.safeParse(glossarySchema, parse(readFileSync(contentPath('glossary.yaml'), 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`content/glossary.yaml: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

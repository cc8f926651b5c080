import { checkContent } from './check-content.server.ts'
import { contentPath } from './files.server.ts'
import { readYaml } from './read-yaml.server.ts'
import { glossarySchema, type GlossaryTerm } from './schema/schema.glossary.ts'

/** Reads and checks content/glossary.yaml. Throws with the field that is wrong. */
export function readGlossary(): readonly GlossaryTerm[] {
  return checkContent(glossarySchema, readYaml(contentPath('glossary.yaml')), 'content/glossary.yaml')
}

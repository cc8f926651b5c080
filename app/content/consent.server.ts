import { checkContent } from './check-content.server.ts'
import { contentPath } from './files.server.ts'
import { readYaml } from './read-yaml.server.ts'
import { consentSchema, type ConsentConfig } from './schema/schema.consent.ts'

/** Reads and checks content/consent.yaml, or another file in its place. Throws with the field that is wrong. */
export function readConsent(file?: string): ConsentConfig {
  const source = readYaml(file ?? contentPath('consent.yaml'))
  return checkContent(consentSchema, source, file ?? 'content/consent.yaml')
}

import { readdirSync } from 'node:fs'
import { configuredFacts } from './configured-facts.server.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath } from './files.server.ts'
import { readYaml } from './read-yaml.server.ts'
import { factFileSchema, type Fact } from './facts.ts'

/** Reads content/facts and adds what the configuration says. Throws with file and field for a bad fact, and for an id given twice. */
export function readFacts(): Map<string, Fact> {
  const facts = new Map<string, Fact>(configuredFacts().map((fact) => [fact.id, fact]))
  for (const file of readdirSync(contentPath('facts'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const given = checkContent(factFileSchema, readYaml(contentPath('facts', file)), `content/facts/${file}`)
    for (const fact of given) {
      if (facts.has(fact.id)) throw new Error(`content/facts/${file}: ${fact.id} is given twice`)
      facts.set(fact.id, fact)
    }
  }
  return facts
}

import { readFileSync, readdirSync } from 'node:fs'
import { configuredFacts } from './configured-facts.server.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath } from './files.server.ts'
import { parseYaml } from './read-yaml.server.ts'
import { factFileSchema, type Fact } from './facts.ts'

/** A value such as `1.500`: YAML reads one and a half, and whoever writes in the Spanish way means fifteen hundred. */
const zeroAtEnd = /^\s*value:\s*(-?\d{1,3}\.\d{2}0)\s*(?:#.*)?$/m

/** Checks facts written as in a file of content/facts. Throws with file and field for a bad one. */
export function parseFacts(source: string, file: string): Fact[] {
  const [, twofold] = zeroAtEnd.exec(source) ?? []
  if (twofold !== undefined) {
    const [whole, part] = [twofold.replace('.', ''), Number(twofold)]
    throw new Error(`${file}: value: ${twofold} may mean ${whole} or ${part}: write the one that it is`)
  }
  return checkContent(factFileSchema, parseYaml(source, file), file)
}

/** Reads content/facts and adds what the configuration says. Throws with file and field for a bad fact, and for an id given twice. */
export function readFacts(): Map<string, Fact> {
  const facts = new Map<string, Fact>(configuredFacts().map((fact) => [fact.id, fact]))
  for (const file of readdirSync(contentPath('facts'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const given = parseFacts(readFileSync(contentPath('facts', file), 'utf8'), `content/facts/${file}`)
    for (const fact of given) {
      if (facts.has(fact.id)) throw new Error(`content/facts/${file}: ${fact.id} is given twice`)
      facts.set(fact.id, fact)
    }
  }
  return facts
}

import { readFileSync, readdirSync } from 'node:fs'
import { configuredFacts } from './configured-facts.server.ts'
import { checkContent } from '#content/check-content.server.ts'
import { contentPath } from '#content/files.server.ts'
import { parseYaml } from '#content/read-yaml.server.ts'
import { factFileSchema, type Fact } from './facts.ts'
import { readAll } from '#content/read-all.ts'

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

/** The facts of each file, by the file's name. */
function readFiles(): [file: string, facts: Fact[]][] {
  const names = readdirSync(contentPath('facts')).filter((name) => name.endsWith('.yaml'))
  return readAll(
    names.toSorted().map((name) => (): [string, Fact[]] => {
      const file = `content/facts/${name}`
      return [file, parseFacts(readFileSync(contentPath('facts', name), 'utf8'), file)]
    }),
  )
}

/**
 * Reads content/facts and adds what the configuration says. Throws with file and field for every bad fact, and for every
 * id given twice.
 */
export function readFacts(): Map<string, Fact> {
  const [configured, files] = readAll([configuredFacts, readFiles])
  const facts = new Map<string, Fact>()
  const givenIn = new Map<string, string>()
  const add = (fact: Fact, file: string) => {
    const before = givenIn.get(fact.id)
    if (before !== undefined)
      throw new Error(`${file}: ${fact.id} is given ${before === file ? 'twice' : `in ${before} too`}`)
    facts.set(fact.id, fact)
    givenIn.set(fact.id, file)
  }
  for (const fact of configured) add(fact, 'app/content/facts/configured-facts.server.ts')
  readAll(files.flatMap(([file, own]) => own.map((fact) => () => add(fact, file))))
  return facts
}

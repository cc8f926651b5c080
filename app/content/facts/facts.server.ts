import { readFileSync, readdirSync } from 'node:fs'
import { checkContent } from '#content/check-content.server.ts'
import { contentPath, parseYaml } from '#content/read-yaml.server.ts'
import { factFileSchema, type Fact } from './facts.ts'
import { readAll } from '#content/read-all.ts'
import { consentTerms, fileLimits, monthsExpected, readClosedMonths, retention } from '#map/limits.ts'

/** Facts about the site itself need no source beside its text. */
const source = { name: 'The configuration of this site', listed: false } as const
const checked = { review: '2099-12-31' } as const

/** Throws for a value that the server would reject at startup too. */
function configuredMonths(): number {
  const given = process.env['RETENTION_MONTHS']
  const months = readClosedMonths(given)
  if (months !== undefined) return months
  throw new Error(`RETENTION_MONTHS: expected ${monthsExpected}, got ${JSON.stringify(given)}`)
}

/**
 * Facts about the site itself: not in content/facts, because the code works by them. Throws if the
 * configuration is invalid.
 */
export function configuredFacts(): Fact[] {
  const months = configuredMonths()
  return [
    { id: 'site.closed-requests', kind: 'months', value: months, source, ...checked },
    { id: 'site.quarantine', kind: 'days', value: retention.quarantineDays, source, ...checked },
    { id: 'site.status-link', kind: 'days', value: retention.linkDays, source, ...checked },
    { id: 'site.post-counts', kind: 'hours', value: retention.countHours, source, ...checked },
    { id: 'site.search-misses', kind: 'days', value: retention.missDays, source, ...checked },
    {
      id: 'site.page-answers',
      kind: 'months',
      value: retention.pageAnswerMonths,
      source,
      ...checked,
    },
    { id: 'site.backups', kind: 'days', value: retention.backupDays, source, ...checked },
    { id: 'site.files', kind: 'number', value: fileLimits.count, source, ...checked },
    { id: 'site.file-megabytes', kind: 'number', value: fileLimits.bytes / 1024 ** 2, source, ...checked },
    { id: 'site.cookie-proof', kind: 'months', value: consentTerms.proofMonths, source, ...checked },
  ]
}

/**
 * A value such as `1.500`: YAML reads one and a half, whereas Spanish notation means fifteen
 * hundred.
 */
const zeroAtEnd = /^\s*value:\s*(-?\d{1,3}\.\d{2}0)\s*(?:#.*)?$/m

/**
 * Checks facts as written in a file of content/facts. Throws with file and field for an invalid
 * one.
 */
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
 * Reads content/facts and adds those from the configuration. Throws with file and field for every
 * invalid fact, and for every duplicate id.
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
  for (const fact of configured) add(fact, 'app/content/facts/facts.server.ts')
  readAll(files.flatMap(([file, own]) => own.map((fact) => () => add(fact, file))))
  const lost = [...facts.values()].flatMap(({ id, twin }) =>
    twin === undefined || facts.has(twin) ? [] : [`${givenIn.get(id)}: (${id}).twin: unknown fact ${twin}`],
  )
  if (lost.length > 0) throw new Error(lost.join('\n'))
  return facts
}

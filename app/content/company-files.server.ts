import * as v from 'valibot'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import { readAll } from './read-all.ts'
import { desksSchema } from './schema/schema.article.ts'
import {
  marketsSchema,
  partnersSchema,
  peopleSchema,
  type Markets,
  type Partners,
  type People,
} from './schema/schema.company.ts'
import { type ConsentConfig, consentSchema } from './schema/schema.consent.ts'
import { glossarySchema, type GlossaryTerm } from './schema/schema.glossary.ts'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const maxBytes = 100_000
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/**
 * Whether a file has the type its name claims: browsers show no picture served under another type.
 */
const isKind: Readonly<Record<string, (file: Buffer) => boolean>> = {
  '.svg': (file) => /^\uFEFF?\s*<[?!s]/.test(file.toString()) && file.includes('<svg'),
  '.png': (file) => file.subarray(0, pngStart.length).equals(pngStart),
  '.jpg': (file) => file.subarray(0, 3).equals(jpegStart),
  '.webp': (file) => file.subarray(0, 4).toString() === 'RIFF' && file.subarray(8, 12).toString() === 'WEBP',
}

/** What is wrong with a logo or a photo, if anything, phrased to follow its name. */
export function pictureProblem(name: string, folder: string): string | undefined {
  const path = join(folder, name)
  if (!existsSync(path)) return 'is not there'
  const file = readFileSync(path)
  if (file.length > maxBytes) return `has ${Math.ceil(file.length / 1000)} kB, ${maxBytes / 1000} at most`
  const kind = extname(name)
  return isKind[kind]?.(file) === true ? undefined : `is no ${kind.slice(1)} file`
}

/** Reads and checks content/consent.yaml, or a replacement file. Throws with the invalid field. */
export function readConsent(file?: string): ConsentConfig {
  const source = readYaml(file ?? contentPath('consent.yaml'))
  return checkContent(consentSchema, source, file ?? 'content/consent.yaml')
}

/** Reads and checks content/glossary.yaml. Throws with the invalid field. */
export function readGlossary(): readonly GlossaryTerm[] {
  return checkContent(glossarySchema, readYaml(contentPath('glossary.yaml')), 'content/glossary.yaml')
}

/** The company pages' data beside their own text. */
export interface CompanyFiles {
  readonly people: People
  readonly partners: Partners
  readonly desks: v.InferOutput<typeof desksSchema>
  readonly consent: ConsentConfig
}

function read<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> {
  return checkContent(schema, readYaml(contentPath(name)), `content/${name}`)
}

/** Reads and checks the lists of people, partners, desks and stored entries. */
export function readCompanyFiles(): CompanyFiles {
  const [people, partners, desks, consent] = readAll([
    () => read('people.yaml', peopleSchema),
    () => read('partners.yaml', partnersSchema),
    () => read('desks.yaml', desksSchema),
    () => readConsent(),
  ])
  const stray = people.find(({ desk }) => !Object.hasOwn(desks, desk))
  if (stray !== undefined)
    throw new Error(
      `content/people.yaml: unknown desk ${stray.desk}, expected ${Object.keys(desks).join(', ')}`,
    )
  for (const { name, logo } of partners) {
    const problem = logo && pictureProblem(logo, contentPath('logos'))
    if (problem) throw new Error(`content/partners.yaml: ${name}: content/logos/${logo} ${problem}`)
  }
  for (const [id, { photo }] of Object.entries(desks)) {
    const problem = photo && pictureProblem(photo, contentPath('photos'))
    if (problem) throw new Error(`content/desks.yaml: ${id}: content/photos/${photo} ${problem}`)
  }
  return { people, partners, desks, consent }
}

/** Reads and checks the week's markets. */
export function readMarkets(): Markets {
  return read('markets.yaml', marketsSchema)
}

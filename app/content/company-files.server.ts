import * as v from 'valibot'
import { readConsent } from './consent.server.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath } from './files.server.ts'
import { logoProblem } from './partner-logo.server.ts'
import { readAll } from './read-all.ts'
import { readYaml } from './read-yaml.server.ts'
import { desksSchema } from './schema/schema.article.ts'
import {
  marketsSchema,
  partnersSchema,
  peopleSchema,
  type Markets,
  type Partners,
  type People,
} from './schema/schema.company.ts'
import type { ConsentConfig } from './schema/schema.consent.ts'

/** What the company pages show beside their own words. */
export interface CompanyFiles {
  readonly people: People
  readonly partners: Partners
  readonly desks: v.InferOutput<typeof desksSchema>
  readonly consent: ConsentConfig
}

function read<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> {
  return checkContent(schema, readYaml(contentPath(name)), `content/${name}`)
}

/** Reads and checks the lists of people, partners, desks and kept entries. */
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
    const problem = logo && logoProblem(logo)
    if (problem) throw new Error(`content/partners.yaml: ${name}: content/logos/${logo} ${problem}`)
  }
  return { people, partners, desks, consent }
}

/** Reads and checks the week's markets. */
export function readMarkets(): Markets {
  return read('markets.yaml', marketsSchema)
}

import type * as v from 'valibot'
import { readArticleText } from '#content/articles/article-files.server.ts'
import { articleSections } from '#content/articles/article.ts'
import { checkContent } from '#content/check-content.server.ts'
import { readPhrases } from '#content/claims.server.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { readMarkets } from '#content/company-files.server.ts'
import { readConsent } from '#content/consent.server.ts'
import { factFileSchema } from '#content/facts/facts.ts'
import { readGlossary } from '#content/glossary.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { readYaml } from '#content/read-yaml.server.ts'
import { articleSchema, desksSchema, tagsSchema } from '#content/schema/schema.article.ts'
import { partnersSchema, peopleSchema } from '#content/schema/schema.company.ts'
import { readFeePages, readPopularPages, readSearchWords } from '#content/search-words.server.ts'
import { defaultLocale, locales } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'

/** Reads a file and checks it against its schema; throws with what is wrong. */
type Reader = () => unknown

function checked(path: string, schema: v.GenericSchema): Reader {
  return () => checkContent(schema, readYaml(path), path)
}

/** The files that there is one of. */
const single: Readonly<Record<string, Reader>> = {
  'content/site.yaml': readIdentity,
  'content/consent.yaml': () => readConsent(),
  'content/glossary.yaml': readGlossary,
  'content/markets.yaml': readMarkets,
  'content/phrases.yaml': readPhrases,
  'content/holidays.yaml': () => closedDaysOf(readIdentity(), defaultLocale),
  'content/people.yaml': checked('content/people.yaml', peopleSchema),
  'content/partners.yaml': checked('content/partners.yaml', partnersSchema),
  'content/desks.yaml': checked('content/desks.yaml', desksSchema),
  'content/tags.yaml': checked('content/tags.yaml', tagsSchema),
  'content/search/popular.yaml': readPopularPages,
  'content/search/fees.yaml': readFeePages,
}

const ofLocales = new Map<string, Reader>(
  locales.flatMap((locale) => [
    [`content/search/${locale}.yaml`, () => readSearchWords(locale)] as const,
    ...pageIds.map(
      (page) => [`content/${pageFile(page, locale).join('/')}`, () => readPageFile(page, locale)] as const,
    ),
  ]),
)

const articleFile = new RegExp(
  `^content/((?:${articleSections.join('|')})/[^/]+/(?:(${locales.join('|')})\\.md|article\\.yaml))$`,
)

/** How a file of content is read by itself; undefined where the site reads no such file. */
export function readerOf(path: string): Reader | undefined {
  if (/^content\/facts\/[^/]+\.yaml$/.test(path)) return checked(path, factFileSchema)
  const [, file, locale] = articleFile.exec(path) ?? []
  if (file === undefined) return single[path] ?? ofLocales.get(path)
  return locale === undefined ? checked(path, articleSchema) : () => readArticleText(file)
}

import * as v from 'valibot'
import { locales, type Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import { popularPagesSchema, searchWordsSchema, type SearchWords } from './schema/schema.search.ts'

function read<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  return checkContent(schema, readYaml(contentPath('search', file)), `content/search/${file}`)
}

/** Reads and checks content/search/LOCALE.yaml. Throws with the invalid field. */
export function readSearchWords(locale: Locale): SearchWords {
  return read(`${locale}.yaml`, searchWordsSchema)
}

/** Reads and checks the pages that the search offers when it finds nothing. */
export function readPopularPages(): readonly PageId[] {
  return read('popular.yaml', popularPagesSchema)
}

/** Errors across the languages: a page that has search terms only in some. */
export function searchWordProblems(): string[] {
  const words = locales.map((locale) => [locale, readSearchWords(locale)] as const)
  const named = new Set(words.flatMap(([, { pages }]) => Object.keys(pages)))
  return words.flatMap(([locale, { pages }]) =>
    [...named]
      .filter((page) => !Object.hasOwn(pages, page))
      .map((page) => `content/search/${locale}.yaml: no words for ${page}, which other languages have`),
  )
}

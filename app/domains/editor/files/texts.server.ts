import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { articleSections, type ArticleSection } from '#content/articles/article.ts'
import { phrasesSchema } from '#content/claims.server.ts'
import { holidaysSchema } from '#content/facts/closed-days.server.ts'
import { factFileSchema } from '#content/facts/facts.ts'
import { identitySchema } from '#content/identity.server.ts'
import { pageFile, pageSchema } from '#content/page-file.server.ts'
import { articleHeadSchema, articleSchema, desksSchema, tagsSchema } from '#content/schema/schema.article.ts'
import { marketsSchema, partnersSchema, peopleSchema } from '#content/schema/schema.company.ts'
import { glossarySchema } from '#content/schema/schema.glossary.ts'
import { planCasesSchema, planQuestionsSchema, planStepsSchema } from '#content/schema/schema.plan.ts'
import { pricesSchema } from '#content/schema/schema.prices.ts'
import { repliesSchema } from '#content/schema/schema.replies.ts'
import { popularPagesSchema, searchWordsSchema } from '#content/schema/schema.search.ts'
import { locales, type Localized } from '#map/locale.ts'
import { pageIds, type PageId } from '#map/pages/pages.ts'

/** Of which kind a text is: where the editor lists it. */
export type TextKind =
  | 'page'
  | 'blog'
  | 'news'
  | 'facts'
  | 'glossary'
  | 'phrases'
  | 'plan'
  | 'prices'
  | 'replies'
  | 'search'
  | 'site'
  | 'people'
  | 'partners'
  | 'names'

/** A file of a text with its schema. */
export interface TextFile {
  /** Below the project, such as `content/services/nie/es.yaml`. */
  readonly file: string
  readonly schema: v.GenericSchema
}

/** What people edit as one thing: a file of its own in each language, a file for all, or both. */
export interface EditableText {
  /** Permanent, such as `page/service.nie`, `news/v16-beacon`, `facts/nie` or `site`. */
  readonly id: string
  readonly kind: TextKind
  /** Of a page. */
  readonly page?: PageId
  readonly perLocale?: Localized<TextFile>
  readonly shared?: TextFile
}

function inLocales(schema: v.GenericSchema, file: (locale: string) => string): Localized<TextFile> {
  const [es, en, de] = locales.map((locale) => ({ file: `content/${file(locale)}`, schema }))
  return { es, en, de } as Localized<TextFile>
}

const pageTexts: readonly EditableText[] = pageIds.map((page) => ({
  id: `page/${page}`,
  kind: 'page',
  page,
  perLocale: inLocales(pageSchema(pageFile(page, 'es')[0]), (locale) =>
    pageFile(page, locale as (typeof locales)[number]).join('/'),
  ),
}))

function single(id: string, kind: TextKind, file: string, schema: v.GenericSchema): EditableText {
  return { id, kind, shared: { file: `content/${file}`, schema } }
}

const singles: readonly EditableText[] = [
  single('site', 'site', 'site.yaml', identitySchema),
  single('holidays', 'names', 'holidays.yaml', holidaysSchema),
  single('markets', 'names', 'markets.yaml', marketsSchema),
  single('tags', 'names', 'tags.yaml', tagsSchema),
  single('desks', 'names', 'desks.yaml', desksSchema),
  single('people', 'people', 'people.yaml', peopleSchema),
  single('partners', 'partners', 'partners.yaml', partnersSchema),
  single('glossary', 'glossary', 'glossary.yaml', glossarySchema),
  single('phrases', 'phrases', 'phrases.yaml', phrasesSchema),
  single('prices', 'prices', 'prices.yaml', pricesSchema),
  single('plan/questions', 'plan', 'plan/questions.yaml', planQuestionsSchema),
  single('plan/cases', 'plan', 'plan/cases.yaml', planCasesSchema),
  single('search/popular', 'search', 'search/popular.yaml', popularPagesSchema),
  {
    id: 'search',
    kind: 'search',
    perLocale: inLocales(searchWordsSchema, (locale) => `search/${locale}.yaml`),
  },
  {
    id: 'replies',
    kind: 'replies',
    perLocale: inLocales(repliesSchema, (locale) => `replies/${locale}.yaml`),
  },
]

/** Names in a folder that are safe as a part of a path. */
function namesIn(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .sort()
  } catch {
    // A section without articles has no folder.
    return []
  }
}

const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An article as its files. */
function articleText(section: ArticleSection, article: string): EditableText {
  return {
    id: `${section}/${article}`,
    kind: section,
    shared: { file: `content/${section}/${article}/article.yaml`, schema: articleSchema },
    perLocale: inLocales(articleHeadSchema, (locale) => `${section}/${article}/${locale}.md`),
  }
}

/**
 * Everything that can be edited.
 * @param root the folder of a draft, or of the project
 */
export function editableTexts(root: string): readonly EditableText[] {
  const content = join(root, 'content')
  const yaml = /^[a-z0-9-]+\.yaml$/
  return [
    ...pageTexts,
    ...articleSections.flatMap((section) =>
      namesIn(join(content, section), id).map((article) => articleText(section, article)),
    ),
    ...namesIn(join(content, 'facts'), yaml).map((name) =>
      single(`facts/${name.replace('.yaml', '')}`, 'facts', `facts/${name}`, factFileSchema),
    ),
    ...namesIn(join(content, 'plan'), yaml)
      .filter((name) => name.startsWith('steps-'))
      .map((name) => single(`plan/${name.replace('.yaml', '')}`, 'plan', `plan/${name}`, planStepsSchema)),
    ...singles,
  ]
}

/** The text with an id; undefined if there is none. */
export function findText(root: string, textId: string): EditableText | undefined {
  return editableTexts(root).find((text) => text.id === textId)
}

/** The files of a text. */
export function filesOf({ perLocale, shared }: EditableText): readonly TextFile[] {
  return [...(shared ? [shared] : []), ...(perLocale ? locales.map((locale) => perLocale[locale]) : [])]
}

import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { readText } from '#i18n/read-text.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import {
  articleSections,
  type Article,
  type ArticleLibrary,
  type ArticleSection,
  type ArticleText,
} from './article.ts'
import { checkContent } from '#content/check-content.server.ts'
import { contentPath, parseYaml, readYaml } from '#content/read-yaml.server.ts'
import { readAll } from '#content/read-all.ts'
import { countWords } from './reading-time.ts'
import { articleHeadSchema, articleSchema, desksSchema, tagsSchema } from '#content/schema/schema.article.ts'

const fence = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n([\s\S]*)$/

function readChecked<S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> {
  return checkContent(schema, readYaml(contentPath(file)), `content/${file}`)
}

function readParts(file: string): { readonly head: string; readonly body: string } {
  const [, head, body] = fence.exec(readText(contentPath(file)).replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`content/${file}: expected a head between --- and ---`)
  // The parser counts lines from the first of the file, which is the fence.
  return { head: `\n${head}`, body }
}

/**
 * Reads and checks an article in one language, such as `blog/ID/es.md`; undefined if there is none.
 */
export function readArticleText(file: string): ArticleText | undefined {
  if (!existsSync(contentPath(file))) return undefined
  const { head, body } = readParts(file)
  return {
    ...checkContent(articleHeadSchema, parseYaml(head, `content/${file}`), `content/${file}`),
    words: countWords(body),
    body,
  }
}

function readArticle(section: ArticleSection, id: string): Article {
  const folder = `${section}/${id}`
  const [meta, ...read] = readAll([
    () => readChecked(articleSchema, `${folder}/article.yaml`),
    ...locales.map((locale) => () => readArticleText(`${folder}/${locale}.md`)),
  ])
  const texts = Object.fromEntries(
    locales.flatMap((locale, index): [Locale, ArticleText][] => {
      const text = read[index]
      return text === undefined ? [] : [[locale, text]]
    }),
  )
  return { ...meta, id, section, texts }
}

/** The folders below content/blog or content/news; a section without articles has no folder. */
export function articleIds(section: ArticleSection): string[] {
  if (!existsSync(contentPath(section))) return []
  return readdirSync(contentPath(section), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Throws for an unknown desk or tag, and for a duplicate id or address. */
function checkTogether({ articles, tags, desks }: ArticleLibrary): void {
  const seen = new Set<string>()
  const problems: string[] = []
  const once = (key: string, where: string) => {
    if (seen.has(key)) problems.push(`${where}: ${key} is given twice`)
    seen.add(key)
  }
  for (const { id, section, desk, tags: own, texts } of articles) {
    const where = `content/${section}/${id}`
    once(`the id ${id}`, where)
    if (!Object.hasOwn(desks, desk))
      problems.push(`${where}: unknown desk ${desk}, expected ${Object.keys(desks).join(', ')}`)
    for (const tag of own)
      if (!Object.hasOwn(tags, tag))
        problems.push(`${where}: unknown tag ${tag}, expected ${Object.keys(tags).join(', ')}`)
    for (const locale of locales) {
      const slug = texts[locale]?.slug
      if (slug !== undefined) once(`the ${locale} slug ${section}/${slug}`, where)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Reads and checks all articles. Throws with file and field for each invalid one. */
export function readArticles(): ArticleLibrary {
  const [tags, desks, ...articles] = readAll([
    () => readChecked(tagsSchema, 'tags.yaml'),
    () => readChecked(desksSchema, 'desks.yaml'),
    ...articleSections.flatMap((section) => articleIds(section).map((id) => () => readArticle(section, id))),
  ])
  articles.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
  const library = { articles, tags, desks }
  checkTogether(library)
  return library
}

import { readFileSync, statSync, globSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { readArticleText } from '#content/article-files.server.ts'
import { countWords } from '#content/reading-time.ts'
import { configuredFacts } from '#content/configured-facts.server.ts'
import { factIdsIn } from '#content/inline.ts'
import { factFileSchema } from '#content/facts.ts'
import { readGlossary } from '#content/glossary.server.ts'
import { articleSchema } from '#content/schema.article.ts'
import { glossarySchema } from '#content/schema.glossary.ts'
import { insuranceFileSchema } from '#content/schema.insurance.ts'
import { pageFileSchema } from '#content/schema.page.ts'
import { serviceFileSchema } from '#content/schema.service.ts'
import { isLocale } from '#site/locale.ts'
import { isPageId } from '#site/pages.ts'
import { feeProblems } from './content-check-fees.ts'
import { languageProblems } from './content-check-language.ts'
import { emptyLinks } from './content-check-links.ts'
import { avoidedWords } from './content-check-terms.ts'
import { articlePieces } from './content-check-articles.ts'
import { piecesOf, type Piece } from './content-check-texts.ts'
import { wordCount } from './word-count.ts'

/** Checks single content files while they are being written: `node tools/content-lint.ts FILE|FOLDER...` */

const root = process.cwd()
const glossary = readGlossary()
const known = new Set<string>(configuredFacts().map(({ id }) => id))
for (const file of globSync('content/facts/*.yaml')) {
  for (const match of readFileSync(file, 'utf8').matchAll(/^- id: ([a-z0-9.-]+)/gm)) known.add(match[1] ?? '')
}

function schemaFor(path: string) {
  if (path.startsWith('content/facts/')) return factFileSchema
  if (path === 'content/glossary.yaml') return glossarySchema
  if (path.startsWith('content/insurance/')) return insuranceFileSchema
  if (path.startsWith('content/services/')) return serviceFileSchema
  if (path.endsWith('/article.yaml')) return articleSchema
  return pageFileSchema
}

/** Links and facts that there are not. */
function referenceProblems(text: string): string[] {
  const found = factIdsIn(text)
    .filter((id) => !known.has(id))
    .map((id) => `unknown fact ${id}`)
  for (const match of text.matchAll(/\]\(page:([^)\s#]+)/g)) {
    if (!isPageId(match[1])) found.push(`unknown page ${match[1]}`)
  }
  return found
}

function proseProblems(path: string, pieces: readonly Piece[]): string[] {
  const locale = basename(path, extname(path))
  if (!isLocale(locale)) return []
  return [
    ...languageProblems(path, locale, pieces),
    ...avoidedWords(path, locale, pieces, glossary),
    ...feeProblems(path, pieces),
    ...emptyLinks(path, pieces),
  ]
}

function articleTextProblems(path: string): string[] {
  try {
    const text = readArticleText(relative('content', path))
    if (text === undefined) return ['is not there']
    return [...referenceProblems(text.body), ...proseProblems(path, articlePieces(text))]
  } catch (error) {
    return [(error as Error).message]
  }
}

function problems(path: string): string[] {
  if (path.endsWith('.md')) return articleTextProblems(path)
  const text = readFileSync(join(root, path), 'utf8')
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    return [`not YAML: ${(error as Error).message}`]
  }
  const result = v.safeParse(schemaFor(path), data)
  const found = result.success
    ? []
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  if (path.startsWith('content/facts/')) return found
  return [...found, ...referenceProblems(text), ...proseProblems(path, piecesOf(data))]
}

function wordsIn(path: string): number {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.md') ? countWords(text.replace(/^---\n[\s\S]*?\n---\n/, '')) : wordCount(parse(text))
}

const files = process.argv.slice(2).flatMap((argument) => {
  const path = relative(root, argument)
  return statSync(path).isDirectory() ? globSync(join(path, '**/*.{yaml,md}')) : [path]
})
let bad = 0
for (const file of files.sort()) {
  const found = problems(file)
  bad += found.length
  const count = file.startsWith('content/facts/') ? '' : ` (${wordsIn(file)} words)`
  console.log(
    `${found.length === 0 ? 'ok ' : 'BAD'} ${file}${count}${found.map((line) => `\n    ${line}`).join('')}`,
  )
}
process.exitCode = bad > 0 ? 1 : 0

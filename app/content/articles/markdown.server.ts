import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'
import type { BodyBlock, PictureView } from './article-view.ts'
import { fillFacts, pageAddress, withoutNotation, type InlineContext } from '#content/inline.ts'
import { parseKept } from '#content/parse-kept.server.ts'

/** Ids already used by the page around an article. */
const taken = ['main', 'related', 'more', 'sources', 'state', 'boot']

function slugOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section'
}

/** Generates the ids of a page's headings: readable and unique. */
function createSlugs(): (text: string) => string {
  const used = new Set<string>(taken)
  return (text) => {
    const base = slugOf(text)
    let id = base
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
    used.add(id)
    return id
  }
}

type Root = ReturnType<typeof fromMarkdown>
type Block = Root['children'][number]
type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number]
type TableNode = Extract<Block, { type: 'table' }>

/** What an article's text needs beyond the inline notation. */
export interface MarkdownContext extends InlineContext {
  /** The path of an article; throws for an unknown id. */
  readonly article: (id: string) => string
  /** A picture of the article by its name; throws for an unknown one. */
  readonly picture: (name: string) => PictureView
}

function refuse(type: string): never {
  throw new Error(`Markdown of the kind “${type}” is not part of an article (docs/content.md)`)
}

function words({ value }: Extract<Phrase, { type: 'text' }>): string {
  return withoutNotation(value.replaceAll('\n', ' '))
}

function plainWords(nodes: readonly Phrase[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return words(node)
      return 'children' in node ? plainWords(node.children) : refuse(node.type)
    })
    .join('')
}

function target(url: string, context: MarkdownContext): string {
  if (url.startsWith('page:')) return pageAddress(url, context)
  if (url.startsWith('article:')) return context.article(url.slice('article:'.length))
  if (url.startsWith('https://')) return url
  throw new Error(`a link leads to ${url}: expected page:, article: or https://`)
}

function part(node: Phrase, context: MarkdownContext): RichTextPart[] {
  switch (node.type) {
    case 'text':
      return [words(node)]
    case 'emphasis':
      return [{ i: plainWords(node.children) }]
    case 'link':
      return [{ a: target(node.url, context), t: plainWords(node.children) }]
    case 'strong':
      // A link or foreign term inside strong text is kept; the rest of it is strong.
      return node.children.flatMap((child) =>
        child.type === 'text' ? [{ b: plainWords([child]) }] : part(child, context),
      )
    default:
      return refuse(node.type)
  }
}

function richText(nodes: readonly Phrase[], context: MarkdownContext): RichTextValue {
  const parts = nodes.flatMap((node) => part(node, context))
  return parts.every((item) => typeof item === 'string') ? parts.join('') : parts
}

function table({ children: [head, ...rows] }: TableNode, label: string, context: MarkdownContext): BodyBlock {
  const cells = (row: typeof head) => row?.children.map((cell) => richText(cell.children, context)) ?? []
  return { kind: 'table', label, head: cells(head), rows: rows.map(cells) }
}

function pictureBlock(url: string, { picture }: MarkdownContext): BodyBlock {
  const name = /^picture:(.+)$/.exec(url)?.[1]
  if (name === undefined) return refuse('image')
  return { kind: 'picture', ...picture(name) }
}

/** Converts blocks into the tree that pages render; a table is named by the heading above it. */
function createReader(title: string, context: MarkdownContext) {
  const slug = createSlugs()
  let heading = title
  const read = (node: Block): BodyBlock => {
    switch (node.type) {
      case 'heading': {
        const { depth } = node
        if (depth !== 2 && depth !== 3) return refuse(`heading ${depth}`)
        heading = plainWords(node.children)
        return { kind: 'heading', level: depth, id: slug(heading), text: heading }
      }
      case 'paragraph': {
        const [image] = node.children
        if (image?.type === 'image' && node.children.length === 1) return pictureBlock(image.url, context)
        return { kind: 'paragraph', text: richText(node.children, context) }
      }
      case 'list':
        return {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.map(read)),
        }
      case 'table':
        return table(node, heading, context)
      case 'blockquote':
        return { kind: 'quote', blocks: node.children.map(read) }
      default:
        return refuse(node.type)
    }
  }
  return read
}

/** An inserted value is plain text, even if it contains notation. */
function asWords(text: string): string {
  return text.replace(/[\\*_[\]<>`#|&]/g, String.raw`\$&`)
}

/**
 * The blocks of a Markdown text, as JSON. Source positions, which make up most of it, are not
 * needed.
 */
function blocksAsJson(text: string): string {
  const { children } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return JSON.stringify(children, (key, value: unknown) => (key === 'position' ? undefined : value))
}

/**
 * Parses an article's Markdown into a tree in one language. Throws for an unknown fact, page or
 * article, for mistyped notation, and for unsupported syntax such as HTML.
 */
export function parseMarkdown(source: string, title: string, context: MarkdownContext): BodyBlock[] {
  const text = context.fill(fillFacts(source, (id, form) => asWords(context.fact(id, form))))
  return parseKept<Block[]>('markdown', text, blocksAsJson).map(createReader(title, context))
}

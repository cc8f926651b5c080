import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'

/** The dependencies for resolving the inline notation in one language. */
export interface InlineContext {
  /** Formats a fact; throws for an unknown id. */
  readonly fact: (id: string, form: string | undefined) => string
  /** The path of a page; throws for an unknown id. */
  readonly href: (page: string) => string
  /** Fills the identity's placeholders. */
  readonly fill: (text: string) => string
}

const token = /\[([^\]]+)\]\(((?:page|tel|mailto):[^)\s]+|https?:\/\/[^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g
/** Marks of strong and foreign words. */
const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*/g
/** An asterisk next to a word that opens or closes nothing. */
const strayMark = /\*(?=[\p{L}\p{N}]|$)|(?<=^|[\p{L}\p{N}])\*/u
const factToken = /\{\{fact:([a-z0-9.-]+)(?:\|([a-z]))?\}\}/g

/** Characters that only appear in prose by a mistake in the notation. */
const mistyped = /[{}]|\]\s*\(|\b(?:page|article|fact):\w/
/** Number of characters quoted before and after a mistake. */
const around = 30

/** `page:ID` or `page:ID#ANCHOR` as a path in the reader's language. */
export function pageAddress(target: string, context: InlineContext): string {
  const [page = '', anchor] = target.slice('page:'.length).split('#', 2)
  return context.href(page) + (anchor === undefined ? '' : `#${anchor}`)
}

/**
 * The hyphen of a short name, as in IB-Salut, E-Auto and EU-Land: a line break there would leave
 * two stumps.
 */
const shortName = /(?<![\p{L}\p{N}])(\p{Lu}{1,2}-)(?=\p{L}{1,8}(?!\p{L}))/gu
/** Keeps a hyphen and what follows on one line. The fonts have no non-breaking hyphen. */
const joiner = '\u2060'

/** Plain text for output. Throws for mistyped notation that would be printed with it. */
export function withoutNotation(words: string): string {
  const at = words.search(mistyped)
  if (at === -1) return words.replace(shortName, `$1${joiner}`)
  const slip = words.slice(Math.max(0, at - around), at + around)
  throw new Error(`mistyped notation would be printed: “${slip.trim()}”`)
}

/** Plain text for output. Throws for a mark or mistyped notation that would be printed with it. */
function asPrinted(words: string): string {
  if (strayMark.test(words)) throw new Error(`an asterisk would be printed: “${words.trim()}”`)
  return withoutNotation(words)
}

function toPart(match: RegExpMatchArray, context: InlineContext): RichTextPart {
  const [, label, target, strong, foreign] = match
  if (label !== undefined && target !== undefined) {
    // Link texts are plain, as in an article.
    const words = asPrinted(label.replace(marks, '$1$2'))
    return { a: target.startsWith('page:') ? pageAddress(target, context) : target, t: words }
  }
  if (strong !== undefined) return { b: asPrinted(strong) }
  return { i: asPrinted(foreign ?? '') }
}

/** Inserts the facts that a text refers to. */
export function fillFacts(source: string, fact: InlineContext['fact']): string {
  return source.replace(factToken, (_, id: string, form?: string) => fact(id, form))
}

/** Links our phone number and address for dialling and mailing. */
function linkContact(source: string): string {
  return source
    .replaceAll('{phone}', '[{phone}](tel:{tel})')
    .replaceAll('{email}', '[{email}](mailto:{email})')
}

/**
 * Resolves the inline notation of docs/content.md. Throws for an unknown fact or page, a stray mark
 * and mistyped notation.
 */
export function parseInline(source: string, context: InlineContext): RichTextValue {
  const text = context.fill(linkContact(fillFacts(source.trim(), context.fact)))
  const parts: RichTextPart[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    if (match.index > end) parts.push(asPrinted(text.slice(end, match.index)))
    parts.push(toPart(match, context))
    end = match.index + match[0].length
  }
  if (parts.length === 0) return asPrinted(text)
  if (end < text.length) parts.push(asPrinted(text.slice(end)))
  return parts
}

/** The plain text of resolved prose: for titles, descriptions, search and word counts. */
export function plainText(value: RichTextValue): string {
  if (typeof value === 'string') return value.replaceAll(joiner, '')
  return value
    .map((part) => {
      if (typeof part === 'string') return part
      if ('a' in part) return part.t
      return 'i' in part ? part.i : part.b
    })
    .join('')
    .replaceAll(joiner, '')
}

/** The ids of the facts that a text refers to. */
export function factIdsIn(source: string): string[] {
  return [...source.matchAll(factToken)].map((match) => match[1] ?? '')
}

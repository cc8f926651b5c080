import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'
import type { Locale } from '#map/locale.ts'
import type { GlossaryTerm } from './schema/schema.glossary.ts'

/** The fields of a page whose prose may explain words on tap: sentences below its head, no headings or labels. */
const proseFields = new Set('text a intro we you for notFor covered notCovered'.split(' '))
/** Parts of a page without such words: its head, what explains words anyway, tables, and coloured bands. */
const without = new Set('lead inShort ask terms sources related fees situations differences'.split(' '))
/** Each costs a page some 120 bytes; more of them would make reading restless. */
const maxTerms = 3

/** What marking needs to know of a page's language. */
export interface TermContext {
  readonly locale: Locale
  readonly terms: readonly GlossaryTerm[]
  /** The glossary's path and name. */
  readonly glossary: { readonly href: string; readonly label: string }
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word as it may be written at the beginning of a sentence too. */
function spellings(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1)]
}

function isPart(value: unknown): value is RichTextPart {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value))
}

/** Resolved prose is a text, or parts of which at least one is no plain text. */
function isProse(value: unknown): value is RichTextValue {
  if (typeof value === 'string') return true
  return (
    Array.isArray(value) &&
    value.every(
      (part) => isPart(part) && (typeof part === 'string' || 'a' in part || 'i' in part || 'b' in part),
    ) &&
    value.some((part) => typeof part !== 'string')
  )
}

/** Finds words to explain in a page, each once. */
class Marker {
  private readonly found = new Set<string>()
  private readonly byWord = new Map<string, GlossaryTerm>()
  private readonly pattern: RegExp
  private readonly context: TermContext

  constructor(context: TermContext, about: string) {
    this.context = context
    const named = ` ${about.toLowerCase()} `
    for (const term of context.terms) {
      // A page about a word explains it at length.
      const isSubject = term.es.some((word) => named.includes(word.toLowerCase()))
      if (isSubject || !term.onTap.includes(context.locale)) continue
      for (const word of term.es.flatMap(spellings)) this.byWord.set(word, term)
    }
    const words = [...this.byWord.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
    this.pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${words.join('|')})(?![\p{L}\p{N}-])`, 'gu')
  }

  private take(word: string): RichTextPart | undefined {
    const term = this.byWord.get(word)
    if (term === undefined || this.found.has(term.id) || this.found.size >= maxTerms) return undefined
    this.found.add(term.id)
    const { glossary, locale } = this.context
    const [own = ''] = term[locale]
    return {
      term: term.id,
      t: word,
      m: own.toLowerCase() === word.toLowerCase() ? term.meaning[locale] : `${own}: ${term.meaning[locale]}`,
      a: `${glossary.href}#${term.id}`,
      more: glossary.label,
      ...(locale !== 'es' && { lang: 'es' }),
    }
  }

  private inText(text: string): RichTextPart[] {
    const parts: RichTextPart[] = []
    let end = 0
    for (const match of text.matchAll(this.pattern)) {
      const part = this.take(match[0])
      if (part === undefined) continue
      if (match.index > end) parts.push(text.slice(end, match.index))
      parts.push(part)
      end = match.index + match[0].length
    }
    if (end < text.length) parts.push(text.slice(end))
    return parts
  }

  private inProse(prose: RichTextValue): RichTextValue {
    if (this.byWord.size === 0 || this.found.size >= maxTerms) return prose
    const parts = (typeof prose === 'string' ? [prose] : prose).flatMap((part): readonly RichTextPart[] => {
      if (typeof part === 'string') return this.inText(part)
      return 'i' in part ? [this.take(part.i) ?? part] : [part]
    })
    const [first, another] = parts
    return typeof first === 'string' && another === undefined ? first : parts
  }

  /** Marks the words in a field and all below it. */
  mark(value: unknown, field: string): unknown {
    if (isProse(value)) return proseFields.has(field) ? this.inProse(value) : value
    if (Array.isArray(value)) return value.map((one: unknown) => this.mark(one, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, without.has(key) ? one : this.mark(one, key)]),
    )
  }
}

/**
 * Makes the first mention of a few Spanish words in a page's resolved prose open their meaning on tap. Never in
 * links, headings and labels.
 */
export function markTerms<T extends { readonly title: string }>(content: T, context: TermContext): T {
  return new Marker(context, content.title).mark(content, '') as T
}

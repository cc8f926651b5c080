/** Text of a page that only screen readers read. */
interface SpokenName {
  readonly words: string
  /** The language it is read in. */
  readonly lang: string
}

/** A heading, by its level. */
interface Heading {
  readonly level: number
  readonly words: string
}

/** The text of a page for screen readers, and its headings in order. */
export interface Reading {
  readonly names: readonly SpokenName[]
  readonly headings: readonly Heading[]
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const tokens = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gs
const named = / (?:aria-label|aria-description|aria-roledescription|alt|title|placeholder)="([^"]+)"/g

function plain(text: string): string {
  const marks: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
  return text.replace(/&([\w#]+);/g, (whole, name: string) => marks[name] ?? whole).trim()
}

/**
 * Parses HTML as written by React: names in attributes and visually hidden text, and headings in
 * order.
 */
export function readAloud(html: string): Reading {
  const names: SpokenName[] = []
  const headings: Heading[] = []
  const open: { tag: string; lang: string; hidden: boolean; heading: Heading | undefined }[] = []
  for (const [whole, , closing, tag, attributes = ''] of html.matchAll(tokens)) {
    const around = open.at(-1)
    if (tag === undefined) {
      const words = plain(whole)
      if (words === '' || !around || whole.startsWith('<')) continue
      if (around.hidden) names.push({ words, lang: around.lang })
      if (around.heading)
        headings.splice(-1, 1, { ...around.heading, words: `${headings.at(-1)?.words} ${words}`.trim() })
    } else if (closing === '/') {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else {
      const lang = / lang="([^"]+)"/.exec(attributes)?.[1] ?? around?.lang ?? ''
      for (const [, words = ''] of attributes.matchAll(named)) names.push({ words: plain(words), lang })
      const level = /^h([1-6])$/.exec(tag)?.[1]
      const heading = level === undefined ? around?.heading : { level: Number(level), words: '' }
      if (level !== undefined && heading) headings.push(heading)
      const hidden = around?.hidden || /class="[^"]*visually-hidden/.test(attributes)
      if (!empty.test(tag) && !attributes.endsWith('/')) open.push({ tag, lang, hidden, heading })
    }
  }
  return { names, headings }
}

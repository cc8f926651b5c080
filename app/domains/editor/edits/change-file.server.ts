import type { Change, Changed, Json } from './change.ts'
import { changeYaml } from './change-yaml.server.ts'
import { unstorable } from './storable.ts'
import { parsePlaces } from './yaml-places.server.ts'

/** A file of an article: its head between fences, and its text. */
const fenced = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*\r?\n)([\s\S]*)$/

interface Parts {
  readonly open: string
  readonly head: string
  readonly close: string
  readonly body: string
}

/** The parts of a Markdown file of an article; undefined if it has no head. */
export function articleParts(source: string): Parts | undefined {
  const [, open, head, close, body] = fenced.exec(source) ?? []
  if (open === undefined || head === undefined || close === undefined || body === undefined) return undefined
  return { open, head, close, body }
}

/** A body as a form shows it: without the blank line after the head and the line end of the file. */
function shownBody(body: string): string {
  return body.replaceAll('\r\n', '\n').replace(/^\n/, '').replace(/\n$/, '')
}

function changeBody(source: string, { open, head, close, body }: Parts, text: string): Changed {
  const why = unstorable(text)
  if (why !== undefined) return { kind: 'refused', why }
  if (text === shownBody(body)) return { kind: 'changed', source }
  const eol = body.includes('\r\n') ? '\r\n' : '\n'
  const lead = body.startsWith('\n') || body.startsWith('\r\n') ? eol : ''
  const shown = text.replaceAll('\n', eol)
  return { kind: 'changed', source: `${open}${head}${close}${lead}${shown}${body.endsWith('\n') ? eol : ''}` }
}

/** What a file contains: its YAML, for an article with its text under `body`; undefined if it is unreadable. */
export function readTree(file: string, source: string): Json | undefined {
  if (!file.endsWith('.md')) return parsePlaces(source)?.toJS() as Json | undefined
  const parts = articleParts(source)
  const head = parts && (parsePlaces(parts.head)?.toJS() as Json | undefined)
  if (parts === undefined || typeof head !== 'object' || head === null || Array.isArray(head))
    return undefined
  return { ...(head as { readonly [key: string]: Json }), body: shownBody(parts.body) }
}

/**
 * Changes one thing in a file of content and leaves every other byte as it is.
 * @param file its name, by which an article's text is known
 * @param before an earlier version of the file: a value that it has at the same place is written as it was there
 */
export function changeFile(file: string, source: string, change: Change, before?: string): Changed {
  if (!file.endsWith('.md')) return changeYaml(source, change, before)
  const parts = articleParts(source)
  if (parts === undefined) return { kind: 'refused', why: 'unreadable' }
  if (change.path[0] === 'body') {
    if (change.kind !== 'set' || typeof change.value !== 'string' || change.path.length > 1)
      return { kind: 'refused', why: 'no-such-place' }
    return changeBody(source, parts, change.value)
  }
  const head = changeYaml(parts.head, change, before === undefined ? undefined : articleParts(before)?.head)
  if (head.kind === 'refused') return head
  return { kind: 'changed', source: parts.open + head.source + parts.close + parts.body }
}

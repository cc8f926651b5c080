import { formatDay } from '#i18n/format-day.ts'
import type { Locale } from '#map/locale.ts'
import { parseInline, plainText, type InlineContext } from '#content/inline.ts'
import { plainKeys } from '#content/plain-keys.ts'
import type { PageCard, PageLink, Resolved } from './resolved.ts'

/** What resolving needs beyond the inline notation. */
export interface ResolveContext extends InlineContext {
  readonly locale: Locale
  readonly link: (page: string) => PageLink
  readonly card: (page: string) => PageCard
}

const plain = new Set<string>(plainKeys)
const opaque = new Set(['id', 'by', 'kind', 'lang', 'url', 'when', 'stage', 'required', 'scene'])

function resolveField(key: string, value: unknown, context: ResolveContext): unknown {
  if (opaque.has(key)) return value
  if (key === 'related') return (value as string[]).map((id) => context.card(id))
  if (key === 'page') return context.link(value as string)
  if (key === 'date' || key === 'updated') return formatDay(value as string, context.locale)
  if (plain.has(key) && typeof value === 'string') return plainText(parseInline(value, context))
  return resolveValue(value, context)
}

function resolveValue(value: unknown, context: ResolveContext): unknown {
  if (typeof value === 'string') return parseInline(value, context)
  if (Array.isArray(value)) return value.map((item: unknown) => resolveValue(item, context))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveField(key, item, context)]),
  )
}

/** Turns checked content into what a page renders. Throws for an unknown fact or page. */
export function resolveContent<T>(content: T, context: ResolveContext): Resolved<T> {
  return resolveValue(content, context) as Resolved<T>
}

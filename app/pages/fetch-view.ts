import { preload } from 'react-dom'
import type { Locale } from '#map/locale.ts'
import { loadView, viewModules, type ViewKind, type RoutePage } from './kinds.ts'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

/** The kinds of payload by route: that of a page, or of another. */
type Payload = Readonly<Record<string, { readonly data?: Partial<RoutePage> } | undefined>>

/** The kind of view that shows a payload's page, so that its chunk can be prefetched too. */
export async function viewOf({ body }: Response): Promise<ViewKind | undefined> {
  if (body === null) return undefined
  const { value } = await decode(body, globalThis as Window & typeof globalThis)
  return Object.values(value as Payload).find((route) => route?.data?.page)?.data?.page?.view
}

/** Prefetches a view with the style sheet and the messages that it would otherwise wait for. */
export async function fetchView(kind: ViewKind, locale: Locale): Promise<void> {
  const [{ styles, loadTexts }] = await Promise.all([viewModules[kind](), loadView(kind)])
  if (styles !== undefined) preload(styles, { as: 'style' })
  await loadTexts?.(locale)
}

import { preload } from 'react-dom'
import type { Locale } from '#map/locale.ts'
import { loadView, viewModules, type ViewKind, type RoutePage } from './kinds.ts'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

/** What a payload holds for each route: here that of a page, or of another. */
type Payload = Readonly<Record<string, { readonly data?: Partial<RoutePage> } | undefined>>

/** The kind of view that shows a payload's page, so that its chunk can be fetched ahead too. */
export async function viewOf({ body }: Response): Promise<ViewKind | undefined> {
  if (body === null) return undefined
  const { value } = await decode(body, globalThis as Window & typeof globalThis)
  return Object.values(value as Payload).find((route) => route?.data?.page)?.data?.page?.view
}

/** Fetches a view ahead, with the style sheet and the texts that it would otherwise wait for. */
export async function fetchView(kind: ViewKind, locale: Locale): Promise<void> {
  const [{ styles, loadTexts }] = await Promise.all([viewModules[kind](), loadView(kind)])
  if (styles !== undefined) preload(styles, { as: 'style' })
  await loadTexts?.(locale)
}

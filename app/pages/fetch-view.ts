import { preload } from 'react-dom'
import type { Locale } from '#map/locale.ts'
import { decodePayload } from '#platform/router/payload.ts'
import { loadView, viewModules, type ViewKind, type RoutePage } from './kinds.ts'

/** The kind of view that shows a payload's page, so that its chunk can be prefetched too. */
export async function viewOf({ body }: Response): Promise<ViewKind | undefined> {
  if (body === null) return undefined
  const results = Object.values(await decodePayload(body))
  return results.map((result) => (result?.data as Partial<RoutePage> | undefined)?.page?.view).find(Boolean)
}

/** Prefetches a view, with the style sheet and the texts that it would otherwise wait for. */
export async function fetchView(kind: ViewKind, locale: Locale): Promise<void> {
  const [{ styles, loadTexts }] = await Promise.all([viewModules[kind](), loadView(kind)])
  if (styles !== undefined) preload(styles, { as: 'style' })
  await loadTexts?.(locale)
}

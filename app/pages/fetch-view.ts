import { preload } from 'react-dom'
import type { Locale } from '#map/locale.ts'
import { loadView, viewModules, type ViewKind } from './kinds.ts'

/** Fetches a view ahead, with the style sheet and the texts that it would otherwise wait for. */
export async function fetchView(kind: ViewKind, locale: Locale): Promise<void> {
  const [{ styles, loadTexts }] = await Promise.all([viewModules[kind](), loadView(kind)])
  if (styles !== undefined) preload(styles, { as: 'style' })
  await loadTexts?.(locale)
}

import type { Locale } from './locale.ts'

/** The address of the picture that networks show for a page or an article. */
export function sharePicturePath(id: string, locale: Locale): string {
  return `/share/${locale}/${id}.png`
}

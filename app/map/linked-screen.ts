import type { Localized } from './locale.ts'

/** What a screen behind a signed link tells the shell around it. */
export interface LinkedScreen {
  /** Where it is in each language. */
  readonly paths: Localized<string>
  /** It is no page of the map. */
  readonly id?: undefined
  /** Its own language is that of its path. */
  readonly locale?: undefined
}

/** The screen behind a signed link in each language; the link's secret is the last segment. */
export function linkedScreen(folders: Localized<string>, token = ''): LinkedScreen {
  const path = (folder: string) => `${folder}/${encodeURIComponent(token)}`
  return { paths: { es: path(folders.es), en: path(folders.en), de: path(folders.de) } }
}

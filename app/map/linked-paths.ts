import type { Locale, Localized } from './locale.ts'

/** A signed-link screen's data for the shell around it. */
export interface LinkedScreen {
  /** Its path in each language. */
  readonly paths: Localized<string>
  /** It is not a page of the map. */
  readonly id?: undefined
  /** Its own language is that of its path. */
  readonly locale?: undefined
}

/** The screen behind a signed link in each language; the link's secret is the last segment. */
export function linkedScreen(folders: Localized<string>, token = ''): LinkedScreen {
  const path = (folder: string) => `${folder}/${encodeURIComponent(token)}`
  return { paths: { es: path(folders.es), en: path(folders.en), de: path(folders.de) } }
}

/** Where the status page of a request is, by language; its secret follows as one more segment. */
export const statusPath: Localized<string> = {
  es: '/estado',
  en: '/en/status',
  de: '/de/status',
}

/** The appointment page, in each language; the link's secret is appended as one more segment. */
export const appointmentPaths: Localized<string> = {
  es: '/cita',
  en: '/en/appointment',
  de: '/de/termin',
}

/** Every path after which a secret follows: never logged, cached or shown to third-party scripts. */
export function secretPaths(): readonly string[] {
  return [...Object.values(statusPath), ...Object.values(appointmentPaths), '/api/appointments']
}

/** The path of the page behind a signed link. */
export function appointmentPath(token: string, locale: Locale): string {
  return `${appointmentPaths[locale]}/${token}`
}

/** The path of the calendar file behind a signed link. */
export function calendarPath(token: string): string {
  return `/api/appointments/${token}/calendar.ics`
}

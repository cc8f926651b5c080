import type { Locale, Localized } from './locale.ts'

/** Where appointments are shown, in each language; the link's secret follows as one more segment. */
export const appointmentPaths: Localized<string> = {
  es: '/cita',
  en: '/en/appointment',
  de: '/de/termin',
}

/** The path of the page behind a signed link. */
export function appointmentPath(token: string, locale: Locale): string {
  return `${appointmentPaths[locale]}/${token}`
}

/** The path of the calendar file behind a signed link. */
export function calendarPath(token: string): string {
  return `/api/appointments/${token}/calendar.ics`
}

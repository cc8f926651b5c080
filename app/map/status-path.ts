import type { Locale } from './locale.ts'

/** Where the status page of a request is, by language; its secret follows as one more segment. app/routes.ts has the same paths. */
export const statusPath: Readonly<Record<Locale, string>> = {
  es: '/estado',
  en: '/en/status',
  de: '/de/status',
}

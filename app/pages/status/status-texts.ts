import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the status page. */
export const { Texts: StatusTexts } = pageTexts({
  es: () => import('virtual:texts/status/es'),
  en: () => import('virtual:texts/status/en'),
  de: () => import('virtual:texts/status/de'),
})

import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the pages of services. */
export const { load: loadTexts, Texts: ServiceTexts } = pageTexts({
  es: () => import('virtual:texts/service/es'),
  en: () => import('virtual:texts/service/en'),
  de: () => import('virtual:texts/service/de'),
})

import { pageTexts } from '#i18n/page-texts.tsx'

/** The messages of the office and contact pages. */
export const { load: loadTexts, Texts: PlaceTexts } = pageTexts({
  es: () => import('virtual:texts/place/es'),
  en: () => import('virtual:texts/place/en'),
  de: () => import('virtual:texts/place/de'),
})

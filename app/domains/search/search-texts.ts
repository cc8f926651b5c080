import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the search page and of the suggestions. */
export const { load: loadTexts, Texts: SearchTexts } = pageTexts({
  es: () => import('virtual:texts/search/es'),
  en: () => import('virtual:texts/search/en'),
  de: () => import('virtual:texts/search/de'),
})

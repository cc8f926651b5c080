import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the pages of products. */
export const { load: loadTexts, Texts: ProductTexts } = pageTexts({
  es: () => import('virtual:texts/product/es'),
  en: () => import('virtual:texts/product/en'),
  de: () => import('virtual:texts/product/de'),
})

import { pageTexts } from './page-texts.tsx'

/** The messages of dialogs. */
export const { Texts: FormsProvider } = pageTexts({
  es: () => import('virtual:forms/es'),
  en: () => import('virtual:forms/en'),
  de: () => import('virtual:forms/de'),
})

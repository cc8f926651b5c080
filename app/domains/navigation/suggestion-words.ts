import type { Localized } from '#map/locale.ts'

/**
 * The bar's words stand in the offered language, which is not the page's: they
 * are the one text that a page needs in all languages at once.
 */
export const suggestionWords: Localized<{ readonly offer: string; readonly dismiss: string }> = {
  es: { offer: 'Ver esta página en español', dismiss: 'No, gracias' },
  en: { offer: 'Read this page in English', dismiss: 'No, thank you' },
  de: { offer: 'Diese Seite auf Deutsch lesen', dismiss: 'Nein, danke' },
}

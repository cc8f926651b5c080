import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Locale } from '#map/locale.ts'
import de from '../../locales/desk/de.json' with { type: 'json' }
import en from '../../locales/desk/en.json' with { type: 'json' }
import es from '../../locales/desk/es.json' with { type: 'json' }

const desk = serverTexts({ es, en, de })

/** The desk's texts of one language, by area. */
export interface DeskTexts {
  /** The frame, signing in, staff and audit. */
  readonly desk: (typeof desk)['es']
}

/** The desk's texts in a language. */
export function deskTexts(locale: Locale): DeskTexts {
  return { desk: desk[locale] }
}

import de from '../../../../locales/forms/de.json' with { type: 'json' }
import en from '../../../../locales/forms/en.json' with { type: 'json' }
import es from '../../../../locales/forms/es.json' with { type: 'json' }
import type { Locale } from '#map/locale.ts'

/** The words of the dialogs' fields that mails use, as the forms themselves have them. */
export type FieldWords = Pick<typeof es, 'fieldLabel' | 'fieldOption' | 'topic'>

export const fieldWords: Readonly<Record<Locale, FieldWords>> = { es, en, de }

import { serverTexts } from '#i18n/server-texts.server.ts'
import de from '../../../../locales/appointment-mail/de.json' with { type: 'json' }
import en from '../../../../locales/appointment-mail/en.json' with { type: 'json' }
import es from '../../../../locales/appointment-mail/es.json' with { type: 'json' }

/** The texts of the appointment mails and calendar entries. */
export const appointmentMailTexts = serverTexts({ es, en, de })

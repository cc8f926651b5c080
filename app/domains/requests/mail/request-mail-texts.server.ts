import { serverTexts } from '#i18n/server-texts.server.ts'
import de from '../../../../locales/request-mail/de.json' with { type: 'json' }
import en from '../../../../locales/request-mail/en.json' with { type: 'json' }
import es from '../../../../locales/request-mail/es.json' with { type: 'json' }

/** The texts of the mails about requests. */
export const requestMailTexts = serverTexts({ es, en, de })

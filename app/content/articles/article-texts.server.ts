import { serverTexts } from '#i18n/server-texts.server.ts'
import de from '../../../locales/articles/de.json' with { type: 'json' }
import en from '../../../locales/articles/en.json' with { type: 'json' }
import es from '../../../locales/articles/es.json' with { type: 'json' }

/**
 * The interface texts of articles and their lists. They come with the page's data and not with the scripts, so that pages
 * without articles do not carry them.
 */
export const articleTexts = serverTexts({ es, en, de })

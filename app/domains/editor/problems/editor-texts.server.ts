import { serverTexts } from '#i18n/server-texts.server.ts'
import de from '../../../../locales/editor-problems/de.json' with { type: 'json' }
import en from '../../../../locales/editor-problems/en.json' with { type: 'json' }
import es from '../../../../locales/editor-problems/es.json' with { type: 'json' }

/** What the editor says about problems, questions and changes. */
export const editorTexts = serverTexts({ es, en, de })

import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Locale } from '#map/locale.ts'
import contentDe from '../../locales/desk-content/de.json' with { type: 'json' }
import contentEn from '../../locales/desk-content/en.json' with { type: 'json' }
import contentEs from '../../locales/desk-content/es.json' with { type: 'json' }
import dataDe from '../../locales/desk-data/de.json' with { type: 'json' }
import dataEn from '../../locales/desk-data/en.json' with { type: 'json' }
import dataEs from '../../locales/desk-data/es.json' with { type: 'json' }
import de from '../../locales/desk/de.json' with { type: 'json' }
import en from '../../locales/desk/en.json' with { type: 'json' }
import es from '../../locales/desk/es.json' with { type: 'json' }
import dayDe from '../../locales/desk-day/de.json' with { type: 'json' }
import dayEn from '../../locales/desk-day/en.json' with { type: 'json' }
import dayEs from '../../locales/desk-day/es.json' with { type: 'json' }
import launchDe from '../../locales/desk-launch/de.json' with { type: 'json' }
import launchEn from '../../locales/desk-launch/en.json' with { type: 'json' }
import launchEs from '../../locales/desk-launch/es.json' with { type: 'json' }
import requestsDe from '../../locales/desk-requests/de.json' with { type: 'json' }
import requestsEn from '../../locales/desk-requests/en.json' with { type: 'json' }
import requestsEs from '../../locales/desk-requests/es.json' with { type: 'json' }

const desk = serverTexts({ es, en, de })
const day = serverTexts({ es: dayEs, en: dayEn, de: dayDe })
const requests = serverTexts({ es: requestsEs, en: requestsEn, de: requestsDe })
const launch = serverTexts({ es: launchEs, en: launchEn, de: launchDe })
const data = serverTexts({ es: dataEs, en: dataEn, de: dataDe })
const content = serverTexts({ es: contentEs, en: contentEn, de: contentDe })

/** The desk's texts of one language, by area. */
export interface DeskTexts {
  /** The frame, signing in, staff and audit. */
  readonly desk: (typeof desk)['es']
  /** The appointment book. */
  readonly day: (typeof day)['es']
  /** The start page, the inbox and single requests. */
  readonly requests: (typeof requests)['es']
  /** Undelivered messages, searches, the export and everything of one person. */
  readonly data: (typeof data)['es']
  /** What is missing before launch. */
  readonly launch: (typeof launch)['es']
  /** The site's texts, facts, hours and articles. */
  readonly content: (typeof content)['es']
}

/** The desk's texts in a language. */
export function deskTexts(locale: Locale): DeskTexts {
  return {
    desk: desk[locale],
    day: day[locale],
    requests: requests[locale],
    data: data[locale],
    launch: launch[locale],
    content: content[locale],
  }
}

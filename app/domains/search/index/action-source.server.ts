import { locales, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import type { DialogName } from '#map/dialog-names.ts'
import { dialogParameter } from '#map/dialog-query.ts'
import de from '../../../../locales/de.json' with { type: 'json' }
import en from '../../../../locales/en.json' with { type: 'json' }
import es from '../../../../locales/es.json' with { type: 'json' }
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'

/** The words on the buttons of every page: who has read them there types them here. */
const buttons = { es: es.layout, en: en.layout, de: de.layout } as const

/** The calls to action and the dialog that each opens. */
const actions = [
  ['callback', 'callback-dialog'],
  ['appointment', 'appointment-dialog'],
] as const satisfies readonly (readonly [string, DialogName])[]

/** The two calls to action: each leads to the contact page with its dialog open, or as a form without scripts. */
export function actionEntries(locale: Locale, { identity, words }: SiteContent): SearchEntry[] {
  const contact = pagePath('contact', locale, identity)
  return actions.map(([action, dialog]) => ({
    kind: 'page',
    page: 'contact',
    href: `${contact}?${dialogParameter}=${dialog}`,
    title: buttons[locale][action],
    trail: [pageLabel('contact', locale, identity)],
    summary: words[locale].actions[action].summary,
    text: [],
    said: words[locale].actions[action].said,
    foreign: Object.fromEntries(
      locales
        .filter((other) => other !== locale)
        .map((other) => [other, [buttons[other][action], ...words[other].actions[action].said]]),
    ),
    weight: 1,
  }))
}

import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import type { RequestState } from '#platform/store/schema.server.ts'
import de from '../../../../locales/requests/de.json' with { type: 'json' }
import en from '../../../../locales/requests/en.json' with { type: 'json' }
import es from '../../../../locales/requests/es.json' with { type: 'json' }

/** What the staff and a person's copy call the parts of a request. */
export const requestTexts = serverTexts({ es, en, de })

/** The parts of a request that have a label. */
export type RequestLabel = keyof (typeof es)['labels']

/** The label of a part of a request. */
export function requestLabel(part: RequestLabel, locale: Locale): string {
  return requestTexts[locale](`labels.${part}`)
}

/** The state of a request in words. */
export function stateInWords(state: RequestState, locale: Locale): string {
  return requestTexts[locale](`state.${state}`)
}

/** The name of an office; a removed one by its page, and none in words. */
export function officeName(identity: Identity, page: string | undefined, locale: Locale): string {
  if (page === undefined) return requestTexts[locale]('anyOffice')
  return officeOf(identity, page)?.name[locale] ?? page
}

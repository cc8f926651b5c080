import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Locale } from '#map/locale.ts'
import type { OutboxEvent, OutboxKind } from '#platform/store/schema.server.ts'
import type { MailState } from './mail-log.server.ts'
import de from '../../../locales/delivery/de.json' with { type: 'json' }
import en from '../../../locales/delivery/en.json' with { type: 'json' }
import es from '../../../locales/delivery/es.json' with { type: 'json' }

const deliveryTexts = serverTexts({ es, en, de })

/** What a message is, such as “E-mail to the visitor: request received”. */
export function messageWords(
  { kind, event }: { readonly kind: OutboxKind; readonly event: OutboxEvent },
  locale: Locale,
): string {
  const t = deliveryTexts[locale]
  const what = t(`kind.${kind}`)
  const about = t(`event.${event}`)
  return kind === 'mail-reply' || kind === 'mail-reminder' ? what : `${what}: ${about}`
}

/** How far a message is. */
export function mailStateWords(state: MailState, locale: Locale): string {
  return deliveryTexts[locale](`state.${state}`)
}

/** The result of an SMTP reply code that has no text of its own (RFC 5321, 4.2.1). */
function smtpClass(number: string): 'later' | 'refused' | 'other' {
  if (/^4\d\d$/.test(number)) return 'later'
  return /^5\d\d$/.test(number) ? 'refused' : 'other'
}

/** Why a message was not delivered, in words; an unknown code as it is. */
export function deliveryWords(code: string, locale: Locale): string {
  const t = deliveryTexts[locale]
  const [area = '', number = ''] = code.split('.')
  if (area === 'smtp') return t.find(`code.smtp.${number}`) ?? t(`code.smtp.${smtpClass(number)}`, { number })
  if (code === 'webhook.connection') return t('code.webhook.connection')
  if (area === 'webhook') return t('code.webhook.status', { number })
  if (area === 'store') return t('code.store')
  return t.find(`code.${code.replace('.', '-')}`) ?? t('code.other', { code })
}

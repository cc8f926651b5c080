import { mediatorLine } from '#map/mediator.ts'
import { pagePath } from '#map/paths.ts'
import type { Locale } from '#map/locale.ts'
import type { MailConfig } from '#platform/mail/message.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'
import { reportsClaim } from '#domains/requests/hours/report-by.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'

/** The address of a request's status page; nothing where the site has no address of its own. */
export function statusLink(
  { identity, statusPath }: MailConfig,
  token: string,
  locale: Locale,
): string | undefined {
  return identity.url ? `${identity.url}${encodeURI(statusPath[locale])}/${token}` : undefined
}

/**
 * What a request is about, as subjects and headings say it: a reported claim is told from other messages. A dialog that
 * this release does not have stands as it is.
 */
export function aboutWords(request: Pick<RequestRecord, 'dialog' | 'fields'>, locale: Locale): string {
  const t = requestMailTexts[locale]
  return reportsClaim(request) ? t('claim') : (t.find(`dialogs.${request.dialog}`) ?? request.dialog)
}

/** Who writes: what LSSI art. 10 asks a provider to name. */
export function mailFooter(config: MailConfig, locale: Locale): string[] {
  const { brand, contact, register } = config.identity
  const t = requestMailTexts[locale]
  const site = config.identity.url
  return [
    [brand.legalName, register.taxId && t('footer.taxId', { id: register.taxId })].filter(Boolean).join(', '),
    mediatorLine(config.identity, locale),
    `${contact.phoneDisplay}, ${contact.email}`,
    ...(site
      ? [`${t('footer.privacy')}: ${encodeURI(site + pagePath('privacy', locale, config.identity))}`]
      : []),
  ]
}

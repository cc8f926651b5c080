import { mediatorLine } from '#map/mediator.ts'
import { pagePath } from '#map/paths.ts'
import type { Locale } from '#map/locale.ts'
import type { MailConfig } from '#platform/mail/message.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'
import { reportsClaim } from '#domains/requests/hours/report-by.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'

/** The address of a request's status page; undefined if the site has no base URL. */
export function statusLink(
  { identity, statusPath }: MailConfig,
  token: string,
  locale: Locale,
): string | undefined {
  return identity.url ? `${identity.url}${encodeURI(statusPath[locale])}/${token}` : undefined
}

/**
 * The subject of a request for mail subjects and headings. A claim report is distinguished from other messages; an
 * unknown dialog is shown by its id.
 */
export function aboutWords(request: Pick<RequestRecord, 'dialog' | 'fields'>, locale: Locale): string {
  const t = requestMailTexts[locale]
  return reportsClaim(request) ? t('claim') : (t.find(`dialogs.${request.dialog}`) ?? request.dialog)
}

/** The sender: what LSSI art. 10 requires a provider to state. */
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

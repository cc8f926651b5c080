import type { Locale } from '#map/locale.ts'
import type { MailConfig } from '#platform/mail/mail-config.server.ts'

/** The address of a request's status page; nothing where the site has no address of its own. */
export function statusLink(
  { identity, statusPath }: MailConfig,
  token: string,
  locale: Locale,
): string | undefined {
  return identity.url ? `${identity.url}${encodeURI(statusPath[locale])}/${token}` : undefined
}

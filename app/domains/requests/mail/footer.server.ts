import { mediatorLine } from '#map/mediator.ts'
import { pagePath } from '#map/paths.ts'
import type { Locale } from '#map/locale.ts'
import type { MailConfig } from '#platform/mail/mail-config.server.ts'
import { mailWords } from './words.server.ts'

/** Who writes: what LSSI art. 10 asks a provider to name. */
export function mailFooter(config: MailConfig, locale: Locale): string[] {
  const { brand, contact, register } = config.identity
  const words = mailWords[locale].footer
  const site = config.identity.url
  return [
    [brand.legalName, register.taxId && words.taxId(register.taxId)].filter(Boolean).join(', '),
    mediatorLine(config.identity, locale),
    `${contact.phoneDisplay}, ${contact.email}`,
    ...(site ? [`${words.privacy}: ${encodeURI(site + pagePath('privacy', locale, config.identity))}`] : []),
  ]
}

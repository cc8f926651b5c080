import type { Office } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import type { MailConfig } from '#platform/mail/message.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'

const particle =
  /^(?:d[aei]|del|della|dos|las?|los|[iy]|van|von|vom|zu|zum|zur|den|der|ter|ten|af|av|bin|el)$/u
const nameWord = /^(?=\p{Lu})\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*$/u

/**
 * The name if it reads like one: up to four words of Latin letters with a capital, and particles. Anyone can have a mail sent to another
 * person's address, so that nothing that could be a message, an address or a number is repeated in it.
 */
export function presentableName(name: string): string | undefined {
  const words = name.normalize('NFC').trim().split(/\s+/u)
  const names = words.filter((word) => !particle.test(word))
  const isName = names.length > 0 && names.length <= 4 && names.every((word) => nameWord.test(word))
  const presentable = words.join(' ')
  return isName && presentable.length <= 40 ? presentable : undefined
}

/** The first line of a mail, by name if the name reads like one. */
export function greetingLine(name: string, locale: Locale): string {
  const t = requestMailTexts[locale]
  const presentable = presentableName(name)
  return presentable === undefined ? t('greeting') : t('greetingByName', { name: presentable })
}

/** The last lines of a mail: the office, or the firm if no office is known, and its phone. */
export function signOff({ identity }: MailConfig, locale: Locale, page?: string): string {
  const office: Office | undefined = identity.offices.find((each) => each.page === page)
  const sender = [identity.brand.name, office?.name[locale]].filter(Boolean).join(' ')
  return [requestMailTexts[locale]('regards'), sender, identity.contact.phoneDisplay].join('\n')
}

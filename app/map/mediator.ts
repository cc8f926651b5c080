import type { Identity, MediatorClass } from './identity.ts'
import type { Localized, Locale } from './locale.ts'

/**
 * What the law calls a firm of each class (RDL 3/2020, arts. 140 to 156); a neutral word until it is settled. These are
 * terms of the law that belong to the identity, and the map imports nothing, so they do not stand in `locales/`.
 */
const classNames: Readonly<Record<MediatorClass, Localized<string>>> = {
  broker: { es: 'Correduría de seguros', en: 'Insurance broker', de: 'Versicherungsmakler' },
  'exclusive-agent': {
    es: 'Agencia de seguros exclusiva',
    en: 'Exclusive insurance agent',
    de: 'Ausschließlichkeitsvertreter',
  },
  'tied-agent': { es: 'Agencia de seguros vinculada', en: 'Tied insurance agent', de: 'Mehrfachvertreter' },
  unknown: { es: 'Mediador de seguros', en: 'Insurance intermediary', de: 'Versicherungsvermittler' },
}

const law: Localized<string> = {
  es: 'según la ley española',
  en: 'under Spanish law',
  de: 'nach spanischem Recht',
}

/** Ends where the register's address follows. */
const entry: Localized<(key: string) => string> = {
  es: (key) => `Registro de la DGSFP: clave ${key}; se puede comprobar en`,
  en: (key) => `Entered in the DGSFP register under ${key}; you can check it at`,
  de: (key) => `Eingetragen im Register der DGSFP unter ${key}; prüfbar auf`,
}

type Registered = Pick<Identity, 'register'>

/** The firm's legal status. */
export function mediatorStatus({ register }: Registered, locale: Locale): string {
  return `${classNames[register.class][locale]} ${law[locale]}.`
}

/** The firm's entry in the public register: a sentence that ends with the register's host. */
export interface RegisterEntry {
  readonly text: string
  readonly host: string
  readonly url: string
}

/** The firm's register entry, if the identity has its key. */
export function registerEntry(
  { register: { key, url } }: Registered,
  locale: Locale,
): RegisterEntry | undefined {
  return key === undefined ? undefined : { text: entry[locale](key), host: new URL(url).host, url }
}

/** The firm's legal status, and its register entry if the identity has one, as plain text for mails. */
export function mediatorLine(identity: Registered, locale: Locale): string {
  const status = mediatorStatus(identity, locale)
  const registered = registerEntry(identity, locale)
  return registered ? `${status} ${registered.text} ${registered.host}.` : status
}

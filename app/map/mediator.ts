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

const entry: Localized<(key: string, host: string) => string> = {
  es: (key, host) => `Registro de la DGSFP: clave ${key}; se puede comprobar en ${host}.`,
  en: (key, host) => `DGSFP register: key ${key}; you can check it at ${host}.`,
  de: (key, host) => `Register der DGSFP: Nummer ${key}; prüfbar auf ${host}.`,
}

/**
 * The firm's legal status, and its register entry if the identity has one; shown in footer and
 * mails.
 */
export function mediatorLine({ register }: Pick<Identity, 'register'>, locale: Locale): string {
  const { class: kind, key, url } = register
  const what = `${classNames[kind][locale]} ${law[locale]}.`
  return key === undefined ? what : `${what} ${entry[locale](key, new URL(url).host)}`
}

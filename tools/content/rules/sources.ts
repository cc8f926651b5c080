import type { Locale } from '#map/locale.ts'
import { wordsOnly, type Piece } from './texts.ts'

/**
 * Who publishes what we may cite: the gazettes and authorities of the state, the islands and the EU, and bodies that
 * act for them by law. A subdomain counts with its domain.
 */
const officialHosts = [
  // Spain
  'boe.es',
  'gob.es',
  'dgt.es',
  'seg-social.es',
  'bde.es',
  'cnmc.es',
  'consorseguros.es',
  'ofesauto.es',
  'aepd.es',
  'incibe.es',
  'correos.es',
  'prevencion10.es',
  // Balearic Islands and Mallorca
  'caib.es',
  'atib.es',
  'ibsalut.es',
  'conselldemallorca.net',
  'imasmallorca.net',
  'itv.mallorca.es',
  'palma.cat',
  'palma.es',
  'calvia.com',
  'covib.org',
  // Europe and other states
  'europa.eu',
  'coe.int',
  'gov.uk',
  'gesetze-im-internet.de',
  'bund.de',
]

function isOfficial(url: string): boolean {
  const { hostname } = new URL(url)
  return officialHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Sources that are no official text, such as a newspaper that reports on one. */
export function unofficialSources(where: string, sources: readonly { readonly url: string }[]): string[] {
  return sources
    .filter(({ url }) => !isOfficial(url))
    .map(({ url }) => `${where}: ${url} is no official source: cite the authority or leave the statement out`)
}

/** Words by which a text says how we came to know something, instead of stating it with its source. */
const hearsay: Readonly<Record<Locale, RegExp>> = {
  es: /las conocemos por otros|por lo que sabemos|que sepamos|hasta donde sabemos|según la prensa|práctica habitual del mercado|(?:no|sin) (?:la |lo )?(?:hemos )?le[ií]d[oa] en la fuente|lo deducimos de/iu,
  en: /known to us from others|as far as we know|to our knowledge|according to (?:the )?press|press reports|market practice|not (?:yet )?read (?:it )?at (?:its|the) source|have not read it|we work out .{0,40} from .{0,20}statistics/iu,
  de: /aus zweiter Hand|nach unserem Kenntnisstand|soweit wir wissen|unseres Wissens|laut (?:Fach)?[Pp]resse|marktüblich|Marktpraxis|an der Quelle noch nicht|leiten wir aus .{0,30}Statistik/iu,
}

/** Notes on how a fact was learned: a statement has an official source or is left out. */
export function hearsayProblems(where: string, locale: Locale, pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ field, text }) => {
    const [found] = hearsay[locale].exec(wordsOnly(text)) ?? []
    return found === undefined
      ? []
      : [`${where}: ${field}: “${found}”: state it with an official source or leave it out`]
  })
}

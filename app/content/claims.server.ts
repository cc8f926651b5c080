import * as v from 'valibot'
import type { Identity } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'
import type { ClaimsExtras, PhraseText, Period } from './claims.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import type { Fact } from './facts/facts.ts'
import { formatFact } from './facts/format-fact.server.ts'
import type { ClaimsContent } from './schema/schema.claims.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
/** content/phrases.yaml. */
export const phrasesSchema = v.record(v.string(), v.strictObject({ es: text, en: text, de: text }))
type Phrases = v.InferOutput<typeof phrasesSchema>

/** Reads and checks content/phrases.yaml. Throws with the invalid field. */
export function readPhrases(): Phrases {
  return checkContent(phrasesSchema, readYaml(contentPath('phrases.yaml')), 'content/phrases.yaml')
}

/**
 * A phrase in the reader's language and in those of the people it is for: Spanish, or a visitor's.
 */
function phraseFor(id: string, phrases: Phrases, locale: Locale): PhraseText {
  const phrase = phrases[id]
  if (phrase === undefined) throw new Error(`unknown phrase ${id}`)
  const others = locale === 'es' ? locales.filter((other) => other !== 'es') : (['es'] as const)
  return { own: phrase[locale], others: others.map((lang) => ({ lang, text: phrase[lang] })) }
}

function periodOf(id: string, facts: ReadonlyMap<string, Fact>, locale: Locale): Period {
  const fact = facts.get(id)
  if (fact === undefined) throw new Error(`unknown fact ${id}`)
  const words = formatFact(fact, locale)
  if (fact.kind === 'days' || fact.kind === 'months' || fact.kind === 'years') {
    return { words, count: { amount: fact.value, unit: fact.kind } }
  }
  return { words }
}

/** The claims page's data beyond its text: phrases, periods and the numbers of site.yaml. */
export function claimsExtras(
  { cases, limits }: Pick<ClaimsContent, 'cases' | 'limits'>,
  { identity, facts }: { readonly identity: Identity; readonly facts: ReadonlyMap<string, Fact> },
  locale: Locale,
): ClaimsExtras {
  const phrases = readPhrases()
  const used = new Set(cases.flatMap((one) => one.phrases))
  return {
    phrases: Object.fromEntries([...used].map((id) => [id, phraseFor(id, phrases, locale)])),
    periods: Object.fromEntries(limits.map(({ period }) => [period, periodOf(period, facts, locale)])),
    insurerPhone: identity.insurer.claimsPhone,
    storm: identity.storm !== undefined,
  }
}

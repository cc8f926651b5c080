import * as v from 'valibot'

const phrase = v.pipe(v.string(), v.trim(), v.minLength(2))
const phrases = v.pipe(v.array(phrase), v.minLength(1))

/** Words that the texts of one language do not use. */
const voiceRule = v.strictObject({
  /** Words or phrases with their inflections. A small first letter stands for both, a capital one for itself. */
  words: phrases,
  /** What to write instead. */
  better: phrase,
  /** Only as the first words of a statement: questions and headings may begin with them. */
  start: v.optional(v.literal(true)),
  /** Only as it is spelt here: German “ehe” is dated, “Ehe” is a marriage. */
  exact: v.optional(v.literal(true)),
  /** Words of which one must occur in the same sentence. */
  in: v.optional(phrases),
  /** Phrases in which the words are right. */
  except: v.optional(v.array(phrase), []),
})

export const voiceSchema = v.strictObject({
  es: v.array(voiceRule),
  en: v.array(voiceRule),
  de: v.array(voiceRule),
})

export type VoiceRule = v.InferOutput<typeof voiceRule>

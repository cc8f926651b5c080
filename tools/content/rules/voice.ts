import { checkContent } from '#content/check-content.server.ts'
import { contentPath, readYaml } from '#content/read-yaml.server.ts'
import { voiceSchema, type VoiceRule } from '#content/schema/schema.voice.ts'
import type { Locale } from '#map/locale.ts'
import { ownText, patternOf } from './own-text.ts'
import type { Piece } from './texts.ts'

/** Reads the words that each language does not use. Throws with the invalid field. */
export function readVoice(): Readonly<Record<Locale, readonly VoiceRule[]>> {
  return checkContent(voiceSchema, readYaml(contentPath('voice.yaml')), 'content/voice.yaml')
}

/** Placeholders and the syntax around plural forms of interface texts, which are no words. */
const placeholders = /\{+[\w.]+(?:, (?:plural|select|selectordinal),|\}+)/g

/** The start of a statement, as opposed to a question, a heading or a fragment. */
const beforeStatement = String.raw`(?:^|(?<=[.!?:;…]\s+))["'“„«‘(]*`
const restOfStatement = String.raw`(?=(?:[^.!?;…]|\.(?=\S))*[.!;…])`

function patternsOf({ words, exact, start }: VoiceRule): RegExp {
  const any = patternOf(words, exact === true)
  return new RegExp(start === true ? `${beforeStatement}${any}${restOfStatement}` : any, 'gu')
}

interface Exception {
  readonly phrase: string
  readonly pattern: RegExp
}

interface Rule {
  readonly better: string
  readonly start: boolean
  readonly pattern: RegExp
  readonly context: RegExp | undefined
  readonly exceptions: readonly Exception[]
}

const plainApostrophes = (text: string) => text.replaceAll('’', "'")

function compiled(rule: VoiceRule): Rule {
  return {
    better: rule.better,
    start: rule.start === true,
    pattern: patternsOf(rule),
    context: rule.in && new RegExp(patternOf(rule.in), 'u'),
    exceptions: rule.except.map((phrase) => ({
      phrase,
      pattern: new RegExp(patternOf([plainApostrophes(phrase)]), 'gu'),
    })),
  }
}

/** The sentence around a place in a text. */
function sentenceAt(text: string, index: number): string {
  const start = Math.max(...['. ', '! ', '? '].map((mark) => text.lastIndexOf(mark, index)))
  const end = text.slice(index).search(/[.!?](?:\s|$)/)
  return text.slice(start + 1, end < 0 ? undefined : index + end)
}

/** The texts of one language, checked for words that it does not use. */
export class VoiceRegister {
  readonly #locale: Locale
  readonly #rules: readonly Rule[]
  readonly #needed = new Set<Exception>()

  constructor(locale: Locale, rules: readonly VoiceRule[]) {
    this.#locale = locale
    this.#rules = rules.map((rule) =>
      compiled({ ...rule, words: rule.words.map((word) => plainApostrophes(word)) }),
    )
  }

  /** Whether the words found at a place belong to a phrase in which they are right. */
  #excepted({ exceptions }: Rule, text: string, start: number, end: number): boolean {
    return exceptions.some((exception) => {
      const around = [...text.matchAll(exception.pattern)].some(
        ({ index, 0: phrase }) => index <= start && end <= index + phrase.length,
      )
      if (around) this.#needed.add(exception)
      return around
    })
  }

  /** The first such word of each rule in each piece of a file, with the better one. */
  problems(file: string, pieces: readonly Piece[]): string[] {
    return pieces.flatMap(({ field, text }) => {
      const own = plainApostrophes(ownText(text).replaceAll(placeholders, '#'))
      // The subject of a definition is the term itself, and a description for search engines lists what a page answers.
      const isFragment = /(?:^|\.)(?:meaning|metaDescription)$/.test(field)
      return this.#rules.flatMap((rule) => {
        if (rule.start && isFragment) return []
        const found = [...own.matchAll(rule.pattern)].find(
          ({ index, 0: words }) =>
            (rule.context === undefined || rule.context.test(sentenceAt(own, index))) &&
            !this.#excepted(rule, own, index, index + words.length),
        )
        return found === undefined ? [] : [`${file}: ${field}: “${found[0]}”: better “${rule.better}”`]
      })
    })
  }

  /** Exceptions that no text needs any more. */
  idleExceptions(): string[] {
    return this.#rules
      .flatMap(({ exceptions }) => exceptions)
      .filter((exception) => !this.#needed.has(exception))
      .map(
        ({ phrase }) => `voice.yaml: ${this.#locale}: no text has “${phrase}” any more: strike the exception`,
      )
  }
}

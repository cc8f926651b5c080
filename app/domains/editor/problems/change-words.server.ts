import { formatFact } from '#content/facts/format-fact.server.ts'
import { factSchema } from '#content/facts/facts.ts'
import * as v from 'valibot'
import { formatDay } from '#i18n/date-format.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { fieldName } from '#domains/editor/git/commit-message.ts'
import type { FileChange } from '#domains/editor/git/file-changes.server.ts'
import type { Json } from '#domains/editor/edits/change.ts'
import type { Locale } from '#map/locale.ts'
import { editorTexts } from './editor-texts.server.ts'
import type { Question } from './questions.server.ts'

/** Longer texts are not repeated: the page shows them. */
const longest = 60

/** A value as people read it: that of a fact with its unit. */
function shown(value: Json | undefined, { unit }: FileChange, locale: Locale): string | undefined {
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined
  const unlisted = { name: 'none', listed: false }
  const fact = v.safeParse(factSchema, {
    id: 'x.x',
    kind: unit,
    value,
    ...(unit === 'money' && { unit: 'EUR' }),
    source: unlisted,
    review: '2099-12-31',
  })
  if (typeof value === 'string' && isIsoDay(value)) return formatDay(value, locale)
  const words = fact.success ? formatFact(fact.output, locale) : String(value)
  if (fact.success) return words
  return words.length > longest ? undefined : `“${words}”`
}

/**
 * A change in words, such as “nie.fee: from €9.84 to €9.94”.
 * @param place what the field is called; by default its text and the keys of its path
 */
export function changeWords(change: FileChange, locale: Locale, place = placeWords(change, locale)): string {
  const t = editorTexts[locale]
  if (change.kind !== 'changed') return t(`changes.${change.kind}`, { place })
  const isValue = change.path.at(-1) === 'value'
  const of = isValue ? change : { ...change, unit: undefined }
  const [before, after] = [shown(change.before, of, locale), shown(change.after, of, locale)]
  return before === undefined || after === undefined
    ? t('changes.reworded', { place })
    : t('changes.changed', { place, before, after })
}

function placeWords(change: FileChange, locale: Locale): string {
  const field = fieldName(change)
  const own = change.text.startsWith('facts/') ? (change.entry ?? change.text) : change.text
  const parts = [own, change.text.startsWith('facts/') && field === 'value' ? '' : field]
  const language =
    change.locale === undefined ? '' : ` (${editorTexts[locale](`languages.${change.locale}`)})`
  return `${parts.filter(Boolean).join(' – ')}${language}`
}

/** A question in words. */
export function questionWords(question: Question, locale: Locale): string {
  const t = editorTexts[locale]
  switch (question.kind) {
    case 'oneLanguage': {
      const names = (of: readonly Locale[]) =>
        new Intl.ListFormat(locale, { type: 'conjunction' }).format(of.map((one) => t(`languages.${one}`)))
      return t('questions.oneLanguage', { changed: names(question.changed), others: names(question.others) })
    }
    case 'seenDay':
      return t('questions.seenDay', { entry: question.entry })
    case 'twin':
      return t('questions.twin', { entry: question.entry, twin: question.twin })
  }
}

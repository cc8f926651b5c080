import { everyForm } from '#domains/requests/forms/index.ts'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import type { Questions } from '#forms/questions.ts'
import { formatDay } from '#i18n/date-format.ts'
import { groupInWords, insuranceGroups, serviceGroups } from '#map/groups.ts'
import { languageTags, type Locale } from '#map/locale.ts'
import { isPageId, pages } from '#map/pages/pages.ts'
import type { Fact } from '#platform/mail/message.server.ts'
import { serverTexts, type Translate } from '#i18n/server-texts.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'
import de from '../../../../locales/forms/de.json' with { type: 'json' }
import en from '../../../../locales/forms/en.json' with { type: 'json' }
import es from '../../../../locales/forms/es.json' with { type: 'json' }

/** The texts of the dialogs' fields, as the forms use them. */
const fieldTexts = serverTexts({ es, en, de })
type FieldTexts = Translate<typeof es>

/** A form's own field and its value in words. */
export type DescribeField = (dialog: RequestDialog, name: string, value: FieldValue, locale: Locale) => Fact

/** Every question of every form. Its texts depend on its name only, not on the form. */
const questions: Questions = Object.assign({}, ...(await everyForm()).map((form) => form.questions))

const questionOf = (name: string) => (Object.hasOwn(questions, name) ? questions[name] : undefined)

function labelOf(name: string, t: FieldTexts): string {
  const [, person] = /^birthYear(\d)$/.exec(name) ?? []
  const key = person === undefined ? name : 'birthYearOf'
  return t.find(`fieldLabel.${key}`, { person: person ?? '' }) ?? name
}

function topicText(topic: string, t: FieldTexts, locale: Locale): string | undefined {
  if (topic === 'claim' || topic === 'other') return t(`topic.${topic}`)
  const [kind, group = ''] = topic.split('.')
  const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> =
    kind === 'insurance' ? insuranceGroups : serviceGroups
  const named = Object.hasOwn(names, group) ? names[group]?.[locale] : undefined
  return named && groupInWords(t(kind === 'insurance' ? 'topic.insurance' : 'topic.services'), named)
}

/** The text of an option: its question's own, or yes, no and not sure, including removed options. */
function optionText(name: string, value: string, t: FieldTexts): string | undefined {
  const isCommon = questionOf(name)?.options.some((option) => Object.hasOwn(es.fieldOption.common, option))
  return (
    t.find(`fieldOption.${name}.${value}`) ?? (isCommon ? t.find(`fieldOption.common.${value}`) : undefined)
  )
}

function wordText(name: string, value: string, t: FieldTexts, locale: Locale): string {
  const kind = questionOf(name)?.kind
  if (kind === 'topic') return topicText(value, t, locale) ?? value
  if (kind === 'product') return isPageId(value) ? pages[value].label[locale] : t('topic.other')
  if (kind === 'country' && /^[A-Z]{2}$/.test(value)) {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return formatDay(value, locale)
  return optionText(name, value, t) ?? value
}

/** A dialog's own field in its form's words; an unknown one is shown unchanged. */
export const describeField: DescribeField = (_dialog, name, value, locale) => {
  const t = fieldTexts[locale]
  const label = labelOf(name, t)
  const kind = questionOf(name)?.kind
  const text = (single: string | number | boolean): string => {
    if (typeof single === 'boolean') return requestMailTexts[locale](single ? 'yes' : 'no')
    if (typeof single === 'string') return wordText(name, single, t, locale)
    return kind === 'year' || kind === 'person' ? String(single) : single.toLocaleString(languageTags[locale])
  }
  return { label, value: typeof value === 'object' ? value.map(text).join('\n') : text(value) }
}

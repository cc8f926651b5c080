import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { moneyWords, numberWords, percentWords } from '#domains/calculators/amount-words.ts'
import type { Amount } from '#domains/calculators/outcome.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { formatDay } from '#i18n/date-format.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'

/** The texts of a result. */
export type ResultWords = Resolved<CalculatorContent>['result']

/** The text of a key; a missing one is a fault of the content, which a test reports first. */
export function textOf(
  words: Readonly<Record<string, RichTextValue>> | undefined,
  key: string,
): RichTextValue {
  const text = words?.[key]
  if (text === undefined) throw new Error(`the calculator has no text ${key}`)
  return text
}

/** How amounts are written in the reader's language. */
export function useAmountWords(words: ResultWords): (amount: Amount) => ReactNode {
  const t = useT('calculator')
  const { locale } = useSite()
  return (amount) => {
    switch (amount.kind) {
      case 'money':
        return moneyWords(amount.cents, locale)
      case 'percent':
        return percentWords(amount.percent, locale)
      case 'number':
        return numberWords(amount.number, locale)
      case 'day':
        return formatDay(amount.day, locale)
      case 'word':
        return <RichText value={textOf(words.words, amount.word)} />
      default:
        return <span className="calc-unknown">{t('unknown')}</span>
    }
  }
}

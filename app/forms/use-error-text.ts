import type { FieldMetadata } from '@conform-to/react'
import type { useTranslations } from 'use-intl'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { languageTags } from '#map/locale.ts'
import { limitsInWords, wrongFiles } from './bill-files.ts'
import { dayInWords } from './day-in-words.ts'
import { parseFieldError } from './field-error.ts'

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'formError'>>>[0]

type Wrong = Pick<FieldMetadata<unknown>, 'name' | 'errors' | 'allErrors'>

/**
 * Turns a field's error keys into text in the reader's language: the first one, or one for each of several files. The
 * form library stores the error of one file at its index, not at the field.
 */
export function useErrorText(): (field: Wrong) => string | undefined {
  const t = useT('formError')
  const { locale } = useSite()
  return ({ name, errors, allErrors }) => {
    const words = (error: string) => {
      const { key, params } = parseFieldError(error)
      const { day, ...others } = params
      const told = Object.entries(others).map(([param, value]) => [
        param,
        value.toLocaleString(languageTags[locale], { useGrouping: 'always' }),
      ])
      const values = {
        ...limitsInWords(name),
        ...Object.fromEntries(told),
        ...(day !== undefined && { day: dayInWords(day, locale) }),
      }
      return t.has(key as ErrorKey) ? t(key as ErrorKey, values) : t('required')
    }
    const own = errors?.[0]
    if (own !== undefined) return words(own)
    const ofItems = Object.values(allErrors).flatMap((keys) => keys ?? [])
    const each = [...wrongFiles(ofItems)].map(([wrong, files]) =>
      files.length === 0 ? words(wrong) : `${files.join(', ')} – ${words(wrong)}`,
    )
    return each.length === 0 ? undefined : each.join('; ')
  }
}

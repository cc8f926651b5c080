import type { useTranslations } from 'use-intl'
import { useT } from '#i18n/use-t.ts'

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'formError'>>>[0]

/** Turns the first error of a field, which is a key, into words in the reader's language. */
export function useErrorText(): (errors: readonly string[] | undefined) => string | undefined {
  const t = useT('formError')
  return (errors) => {
    const key = errors?.[0]
    if (key === undefined) return undefined
    return t.has(key as ErrorKey) ? t(key as ErrorKey) : t('required')
  }
}

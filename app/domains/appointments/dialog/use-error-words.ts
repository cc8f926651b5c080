import type { useTranslations } from 'use-intl'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'

type Key = Parameters<ReturnType<typeof useTranslations<'formError'>>>[0]

/** The first error of a field in the reader's language. */
export function useErrorWords(): (errors: readonly string[] | undefined) => string | undefined {
  const own = useT('bookingError')
  const common = useT('formError')
  const phone = useSite().contact.phoneDisplay
  return (errors) => {
    const key = errors?.[0]
    if (key === undefined) return undefined
    if (key === 'slot') return own('slot')
    if (key === 'confirmEmail') return own('confirmEmail', { phone })
    return common.has(key as Key) ? common(key as Key) : common('required')
  }
}

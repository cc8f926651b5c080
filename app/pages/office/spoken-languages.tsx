import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { languagesInWords } from '#map/language-words.ts'

/** The languages that are spoken at an office, in the reader's words. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  const list = languagesInWords(languages, locale)
  return (
    <div>
      <dt>{t('spoken')}</dt>
      <dd>{list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)}</dd>
    </div>
  )
}

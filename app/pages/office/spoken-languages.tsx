import type { ReactNode } from 'react'
import { languageInWords } from '#features/appointments/language-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { languageTags } from '#site/locale.ts'

/** The languages that are spoken at an office, in the reader's words. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  const names = languages.map((language) => languageInWords(language, locale))
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(names)
  return (
    <div>
      <dt>{t('spoken')}</dt>
      <dd>{list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)}</dd>
    </div>
  )
}

import type { ReactNode } from 'react'
import { atLineStart } from '#domains/appointments/dialog/at-line-start.ts'
import { slotInWords } from '#domains/appointments/dialog/day-words.ts'
import { useOwnZone, zoneName } from '#domains/appointments/dialog/use-own-zone.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'

/** The time in the visitor's own zone, where its clock shows another one; only the browser knows. */
export function LocalTime({ start }: { start: string }): ReactNode {
  const t = useT('booked')
  const { locale } = useSite()
  const own = useOwnZone()
  if (own === undefined) return null
  const words = slotInWords(start, locale, own)
  if (words === slotInWords(start, locale)) return null
  return (
    <>
      <dt>{t('yourTime')}</dt>
      <dd>
        {atLineStart(words, locale)} ({zoneName(own)})
      </dd>
    </>
  )
}

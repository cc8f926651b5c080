import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { languageInWords } from '#map/language-words.ts'
import { atLineStart } from './at-line-start.ts'
import type { Choice } from './choice.ts'
import { slotInWords } from './day-words.ts'
import { ownTime } from './own-time.ts'
import { useOwnZone, zoneName } from './use-own-zone.ts'

/** The choice in words: when, where, how and in which language. */
export function BookingSummary({ choice }: { choice: Choice }): ReactNode {
  const t = useT('booking')
  const { locale, offices } = useSite()
  const office = offices.find(({ page }) => page === choice.office)?.name ?? ''
  const words = { office, mode: t(`inMode.${choice.mode}`), language: languageInWords(choice.talk, locale) }
  return (
    <>
      <small>{t('yours')}</small>
      <b>{choice.slot === undefined ? t('choose') : atLineStart(slotInWords(choice.slot, locale), locale)}</b>
      {choice.slot !== undefined && <OwnWords slot={choice.slot} />}
      <span className="choice">{t('summary', words)}</span>
    </>
  )
}

/** The chosen time on the visitor's own clock, where that shows another one. */
function OwnWords({ slot }: { slot: string }): ReactNode {
  const t = useT('booked')
  const { locale } = useSite()
  const zone = useOwnZone()
  const own = zone && ownTime(slot, zone, locale)
  return own && <span className="choice">{`${t('yourTime')}: ${own.full} (${zoneName(zone)})`}</span>
}

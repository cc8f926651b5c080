import type { ReactNode } from 'react'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { callWindow } from '#domains/offices/call-window.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { rulesFor } from '#domains/offices/use-openings.ts'
import { useNow } from '#domains/offices/use-now.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'

/** When we call whoever asks now; out of hours, the next time at which somebody is there. Its lines are kept free. */
export function CallPromise(): ReactNode {
  const t = useT('place')
  const { locale, offices, holidays } = useSite()
  const now = useNow()
  const words = () => {
    const window =
      now &&
      callWindow(
        now,
        offices.map((office) => rulesFor(office, holidays)),
      )
    if (now === undefined || window === undefined) return undefined
    const { day, from, until } = window
    if (from === undefined) return t('callNow', { until })
    if (day === madridTime(now).day) return t('callToday', { from, until })
    return t('callOn', { day: dayInWords(day, locale), from, until })
  }
  return <p className="call-promise">{words()}</p>
}

import { useId, useRef, type ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import type { Locale } from '#map/locale.ts'
import { Button } from '#design/button.tsx'
import { useRoomBelow } from '#design/use-room-below.ts'

interface ConsentBannerProps {
  readonly purposes: readonly ConsentPurpose[]
  readonly locale: Locale
  /** Where everything about cookies stands. */
  readonly cookiesPath: string
  readonly onDecide: (allowed: ReadonlySet<string>) => void
  readonly onChoose: () => void
}

/**
 * The first layer: a bar over the foot of the page, which stays readable and usable. It takes no focus, and no key
 * closes it: only its buttons are an answer.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { purposes, locale, cookiesPath, onDecide, onChoose } = props
  const t = useT('consent')
  const title = useId()
  const ref = useRef<HTMLElement>(null)
  useRoomBelow(ref, '--consent-room')
  const optional = purposes.filter(({ required }) => !required)
  const names = new Intl.ListFormat(locale).format(optional.map(({ name }) => name[locale]))
  return (
    <section ref={ref} className="consent-banner" aria-labelledby={title}>
      <div className="wrap">
        <div>
          <h2 id={title}>{t('title')}</h2>
          <p>
            {t('text', { names })} <a href={cookiesPath}>{t('more')}</a>
          </p>
        </div>
        <div className="consent-buttons">
          <Button variant="sea" onClick={() => onDecide(new Set())}>
            {t('reject')}
          </Button>
          <Button variant="sea" onClick={() => onDecide(new Set(optional.map(({ id }) => id)))}>
            {t('accept')}
          </Button>
          <Button variant="secondary" onClick={onChoose}>
            {t('choose')}
          </Button>
        </div>
      </div>
    </section>
  )
}

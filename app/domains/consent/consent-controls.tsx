import { useId, useState, type ReactNode } from 'react'
import { useT } from '#i18n/locale-provider.tsx'
import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import type { Locale } from '#map/locale.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { isGiven, type Answer, type Asked } from './answer.ts'

interface ConsentProofProps {
  readonly asked: Asked
  readonly answer: Answer
}

/** Whether everything was allowed, the time of the answer, and the id of its proof. */
export function ConsentProof({ asked, answer: { date, record }, answer }: ConsentProofProps): ReactNode {
  const t = useT('consent')
  return (
    <p className="consent-proof">
      {t('proof', { date: new Date(date), given: String(isGiven(asked, answer)) })}{' '}
      <code translate="no">{record}</code>
    </p>
  )
}

interface CookieListProps {
  readonly cookies: ConsentPurpose['cookies']
  readonly locale: Locale
}

/** A purpose's cookies one by one: name, purpose, provider, duration. Collapsed by default. */
function CookieList({ cookies, locale }: CookieListProps): ReactNode {
  const t = useT('consent')
  return (
    <details className="consent-cookies">
      <summary>{t('what', { count: cookies.length })}</summary>
      <dl>
        {cookies.map(({ id, name, provider, duration, text }) => (
          <div key={id}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>{text[locale]}</dd>
            <dd className="consent-terms">{t('terms', { provider, duration: duration[locale] })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** How a configured icon is rendered. */
export type RenderIcon = (name: string) => ReactNode

interface ConsentControlsProps {
  readonly purposes: readonly ConsentPurpose[]
  readonly locale: Locale
  /** The time of the last answer; each new answer is shown here, wherever it was given. */
  readonly answeredAt: string | undefined
  /** The ids of the optional purposes that are allowed now. */
  readonly allowed: ReadonlySet<string>
  readonly onDecide: (allowed: ReadonlySet<string>) => void
  readonly renderIcon: RenderIcon
}

/**
 * The choice by purpose. Nothing is ticked that was not allowed before; all three buttons have
 * equal weight.
 */
export function ConsentControls(props: ConsentControlsProps) {
  const { purposes, locale, answeredAt, allowed, onDecide, renderIcon } = props
  const t = useT('consent')
  const prefix = useId()
  const [ticked, setTicked] = useState(allowed)
  const [seen, setSeen] = useState(answeredAt)
  if (answeredAt !== seen) {
    setSeen(answeredAt)
    setTicked(allowed)
  }
  const tick = (id: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))
  return (
    <form
      className="consent-controls"
      // It needs no server request, so it works offline too.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onDecide(ticked)
      }}
    >
      {purposes.map(({ id, required, icon, name, text, cookies }) => (
        <div key={id} className="consent-purpose">
          <Checkbox
            id={prefix + id}
            label={
              <>
                {icon && renderIcon(icon)}
                <b>{name[locale]}</b>
                {required && <small>{t('always')}</small>}
              </>
            }
            aria-describedby={`${prefix}${id}-text`}
            checked={required || ticked.has(id)}
            disabled={required}
            onChange={(event) => tick(id, event.target.checked)}
          />
          <p id={`${prefix}${id}-text`}>{text[locale]}</p>
          <CookieList cookies={cookies} locale={locale} />
        </div>
      ))}
      <div className="consent-buttons">
        <Button variant="secondary" onClick={() => onDecide(new Set())}>
          {t('reject')}
        </Button>
        <Button variant="secondary" onClick={() => onDecide(new Set(purposes.map(({ id }) => id)))}>
          {t('accept')}
        </Button>
        <Button variant="secondary" type="submit">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

import { useEffect, type ReactNode } from 'react'
import { Button, LinkButton } from '#design/button.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import { useShareLink } from '#platform/browser/use-share-link.ts'
import type { PlanStep } from '#content/plan/plan-view.ts'
import type { PlannedStep } from '#domains/plan/plan.ts'
import { planCalendar } from '#domains/plan/plan-calendar.ts'
import { planEvents } from '#domains/plan/plan-events.ts'
import type { PlanFields } from '#domains/plan/plan-page-data.ts'
import { planFields } from '#domains/plan/plan-in-words.ts'

/** A file that the browser made, as a download. */
function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = name
  link.click()
  // Browsers begin a download after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Opens all details for the printer, and closes them again. */
function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [
        ...document.querySelectorAll<HTMLDetailsElement>(
          '.plan-details:not([open]), .plan-phase:not([open])',
        ),
      ]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
}

interface PlanActionsProps {
  readonly steps: readonly PlannedStep<PlanStep>[]
  readonly fields: PlanFields
  readonly live: boolean
}

/** Print, share, and the dates for a calendar. */
export function PlanActions({ steps, fields, live }: PlanActionsProps): ReactNode {
  const t = useT('plan')
  const { locale } = useSite()
  const path = useHref()('plan')
  const { said, share } = useShareLink()
  useOpenForPrint()
  const query = new URLSearchParams(planFields({ ...fields, ask: [] }))
  if (!live) {
    return (
      <div className="plan-actions">
        <LinkButton variant="secondary" compact href={`/api/plan.ics?lang=${locale}&${query}`}>
          {t('calendar')}
        </LinkButton>
      </div>
    )
  }
  const toCalendar = () => {
    const events = planEvents(steps, {
      describe: (binding) => t('eventNote', { kind: t(binding) }),
      address: (href) => location.origin + href,
      page: location.origin + path,
    })
    download(planCalendar(events, { host: location.host, made: new Date().toISOString() }), 'plan.ics')
  }
  return (
    <div className="plan-actions">
      <Button variant="secondary" compact onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="secondary" compact onClick={() => share(`${location.origin}${path}#${query}`)}>
        {t('share')}
      </Button>
      <Button variant="secondary" compact onClick={toCalendar}>
        {t('calendar')}
      </Button>
      <StatusMessage toast>{said && t(said.key, { link: said.link })}</StatusMessage>
    </div>
  )
}

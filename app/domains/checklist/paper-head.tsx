import { Fragment, type ReactNode } from 'react'
import { formatDay } from '#i18n/format-day.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { Answers, CaseQuestion } from './answers.ts'

interface PaperHeadProps {
  readonly page: PageId
  readonly heading: RichTextValue
  readonly cases: readonly CaseQuestion[]
  readonly answers: Answers
  /** The day of printing, as an ISO date. */
  readonly day: string
}

/** What stands above the list on paper alone: whose list it is, for what, for which case and of when. */
export function PaperHead({ page, heading, cases, answers, day }: PaperHeadProps): ReactNode {
  const { brand, contact, locale, pages } = useSite()
  const chosen = cases.flatMap(({ id, label, options }) => {
    const option = options.find((one) => one.id === answers[id])
    return option ? [{ id, label, answer: option.label }] : []
  })
  return (
    <div className="paper-head" aria-hidden="true">
      <p className="paper-from">
        <b>{brand.name}</b>
        <span>{contact.phoneDisplay}</span>
        <span>{formatDay(day, locale)}</span>
      </p>
      <p className="paper-title">
        {pages[page].label}: <RichText value={heading} />
      </p>
      <dl>
        {chosen.map(({ id, label, answer }) => (
          <Fragment key={id}>
            <dt>
              <RichText value={label} />
            </dt>
            <dd>
              <RichText value={answer} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

import { addDays } from '#i18n/madrid-time.ts'
import type { FieldValue, RequestSubmission } from '#domains/requests/submission.ts'

const isoDay = /^\d{4}-\d\d-\d\d$/

/** What a wish for a call says of its day, as it was sent or as it is kept. */
interface CallWish {
  readonly when?: FieldValue | undefined
  readonly date?: FieldValue | undefined
}

/** The ISO day that a wish names when it is sent on a day; undefined for as soon as possible. */
export function wishedDay({ when, date }: CallWish, today: string): string | undefined {
  if (when === 'today') return today
  if (when === 'tomorrow') return addDays(today, 1)
  const named = when === 'date' ? date : when
  return typeof named === 'string' && isoDay.test(named) ? named : undefined
}

/**
 * A form's own fields as they are kept. Of a call the day itself stands under `when`: who reads `today` a day later
 * would call on the wrong one.
 */
export function keptFields(
  { dialog, fields }: Pick<RequestSubmission, 'dialog' | 'fields'>,
  today: string,
): RequestSubmission['fields'] {
  if (dialog !== 'callback-dialog') return fields
  const { date: _date, ...others } = fields
  const day = wishedDay(fields, today)
  return day === undefined ? others : { ...others, when: day }
}

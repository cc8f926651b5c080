import { addDays } from '#i18n/madrid-time.ts'
import type { FieldValue, RequestSubmission } from '#domains/requests/submission.ts'

const isoDay = /^\d{4}-\d\d-\d\d$/

/** The day in a wish for a call, as sent or as stored. */
interface CallWish {
  readonly when?: FieldValue | undefined
  readonly date?: FieldValue | undefined
}

/** The ISO day of a wish sent on a day; undefined for as soon as possible. */
export function wishedDay({ when, date }: CallWish, today: string): string | undefined {
  if (when === 'today') return today
  if (when === 'tomorrow') return addDays(today, 1)
  const named = when === 'date' ? date : when
  return typeof named === 'string' && isoDay.test(named) ? named : undefined
}

/**
 * A form's own fields as stored. A call stores the day itself under `when`: `today` read a day later would mean the
 * wrong day.
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

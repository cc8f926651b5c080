import { madridTime } from '#i18n/madrid-time.ts'
import { answerBy } from '#domains/requests/hours/answer-by.ts'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import type { RequestFigures } from '#platform/metrics/request-metrics.server.ts'
import { fromText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

const dateOf = (at: Temporal.Instant) => new Date(at.epochMilliseconds)

/**
 * How many open requests are past their day: the one that staff set, or the one promised to the visitor. An appointment is
 * its own answer.
 */
async function countOverdue(store: Store, hours: OfficeHours): Promise<number> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .leftJoin('request_work', 'request_work.request_id', 'request.id')
      .select(['request.dialog', 'request.fields', 'request.created_at', 'request_work.due_on'])
      .where('request.state', 'in', ['received', 'seen'])
      .where('request.dialog', '!=', 'appointment-dialog')
      .execute(),
  )
  const today = madridTime(dateOf(store.clock())).day
  const due = rows.map(
    ({ dialog, fields, created_at, due_on }) =>
      due_on ??
      answerBy(
        { dialog: dialog as RequestDialog, fields: JSON.parse(fields) as Record<string, FieldValue> },
        dateOf(fromText(created_at)),
        hours,
      ),
  )
  return due.filter((day) => day !== undefined && day < today).length
}

/** The numbers of requests, for the metrics. */
export async function requestFigures(store: Store, hours: OfficeHours): Promise<RequestFigures> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select(['dialog', 'state', (eb) => eb.fn.countAll().as('count')])
      .groupBy(['dialog', 'state'])
      .execute(),
  )
  return {
    counts: rows.map((row) => ({ ...row, count: Number(row.count) })),
    overdue: await countOverdue(store, hours),
  }
}

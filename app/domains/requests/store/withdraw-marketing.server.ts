import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/**
 * Takes back the consent to marketing that a person gave with a request, and with every other that has the same
 * e-mail address or phone: it may be withdrawn at any time (GDPR, art. 7.3), and nothing else of a request changes.
 * @returns how many requests held one; undefined where there is no such request
 */
export async function withdrawMarketing(store: Store, reference: string): Promise<number | undefined> {
  const person = await query(store, (db) =>
    db
      .selectFrom('request')
      .select(['id', 'email', 'phone'])
      .where('reference', '=', reference)
      .executeTakeFirst(),
  )
  if (!person) return undefined
  const { numUpdatedRows } = await query(store, (db) =>
    db
      .updateTable('consent')
      .set({ marketing_at: null })
      .where('marketing_at', 'is not', null)
      .where('request_id', 'in', (same) =>
        same
          .selectFrom('request')
          .select('id')
          .where((row) =>
            row.or([
              row('id', '=', person.id),
              ...(person.email
                ? [row(row.fn<string>('lower', ['email']), '=', person.email.toLowerCase())]
                : []),
              ...(person.phone ? [row('phone', '=', person.phone)] : []),
            ]),
          ),
      )
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows)
}

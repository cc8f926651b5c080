import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { defaultBackoff, leaseDue } from './outbox.server.ts'
import { deliverJob, type Deliver } from './outbox-delivery.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

const lease = { owner: 'a', seconds: 90, limit: 1 } as const

describeStores('the result of a sent message', ({ open }) => {
  test('is recorded as soon as a failed store recovers, so that nothing is sent twice', async () => {
    const store = await open()
    await submitRequest(store, submission())
    const [job] = await leaseDue(store, lease)
    if (!job) throw new Error('nothing to send')
    let sent = 0
    const deliver: Deliver = async () => {
      sent++
      await sql`alter table outbox rename to outbox_away`.execute(store.db)
      return { kind: 'sent' }
    }
    const delivered = deliverJob(store, job, {
      channels: {
        'mail-office': deliver,
        'mail-visitor': deliver,
        'mail-reply': deliver,
        'mail-reminder': deliver,
        webhook: deliver,
      },
      owner: lease.owner,
      backoff: defaultBackoff,
      random: () => 0,
      deadlineSeconds: 60,
      leave: () => undefined,
    })
    // Long enough for the first try to fail.
    await Promise.race([delivered, sleep(300)])
    await sql`alter table outbox_away rename to outbox`.execute(store.db)
    await delivered
    const rows = await store.db.selectFrom('outbox').selectAll().where('id', '=', job.id).execute()
    expect(rows).toMatchObject([{ sent_at: expect.any(String), lease_owner: null, lease_until: null }])
    expect(sent).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { mailLog } from './mail-log.server.ts'
import { dismissMessages } from './outbox-health.server.ts'
import { leaseDue, settle } from './outbox.server.ts'

describeStores('the mail log of a request', ({ open }) => {
  test('says of each message how far it is, since when, and why not further', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    const [request] = await listRequests(store)
    const { id = '', reference = '' } = request ?? {}
    const states = async () => {
      const log = await mailLog(store, id)
      return Object.fromEntries(log.map((entry) => [entry.kind, entry]))
    }
    expect(await states()).toMatchObject({
      'mail-office': { state: 'waiting', attempts: 0, event: 'request-received', code: undefined },
      'mail-visitor': { state: 'waiting' },
    })
    clock.advance({ minutes: 1 })
    const jobs = await leaseDue(store, { owner: 'a', seconds: 60, limit: 9 })
    const jobOf = (kind: string) => jobs.find((job) => job.kind === kind)?.id ?? ''
    const at = clock.now.add({ minutes: 5 })
    await settle(store, 'a', jobOf('mail-office'), { kind: 'retry', code: 'smtp.451', at })
    await settle(store, 'a', jobOf('mail-visitor'), { kind: 'dead', code: 'smtp.550' })
    expect(await states()).toMatchObject({
      'mail-office': { state: 'trying', attempts: 1, at, code: 'smtp.451' },
      'mail-visitor': { state: 'dead', at: clock.now, code: 'smtp.550' },
    })
    clock.advance({ minutes: 9 })
    await dismissMessages(store, { reference })
    const [again] = await leaseDue(store, { owner: 'a', seconds: 60, limit: 9 })
    await settle(store, 'a', again?.id ?? '', { kind: 'sent' })
    expect(await states()).toMatchObject({
      'mail-office': { state: 'sent', attempts: 2, at: clock.now },
      'mail-visitor': { state: 'settled', at: clock.now, code: 'smtp.550' },
    })
  })
})

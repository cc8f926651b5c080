import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { findRequest } from './read-requests.server.ts'
import { submitRequest } from './submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { withdrawMarketing } from './change-request.server.ts'

async function agree(store: Store, email: string | undefined, phone: string | undefined): Promise<string> {
  const base = submission()
  const result = await submitRequest(
    store,
    submission({
      contact: { ...base.contact, email, phone },
      consent: { ...base.consent, marketing: true },
    }),
  )
  if (result.kind !== 'received') throw new Error(result.kind)
  return result.reference
}

describeStores('consent to marketing', ({ open }) => {
  test('is withdrawn with every request of the same person only', async () => {
    const store = await open()
    const asked = await agree(store, 'Ana@mail.example', '+34611111111')
    const sameAddress = await agree(store, 'ana@mail.example', undefined)
    const samePhone = await agree(store, undefined, '+34611111111')
    const other = await agree(store, 'bo@mail.example', '+34622222222')
    const before = await findRequest(store, { reference: asked })
    expect(before?.marketingAt).toBeDefined()
    expect(await withdrawMarketing(store, asked)).toBe(3)
    for (const reference of [asked, sameAddress, samePhone]) {
      expect((await findRequest(store, { reference }))?.marketingAt).toBeUndefined()
    }
    expect((await findRequest(store, { reference: other }))?.marketingAt).toBeDefined()
    expect(await findRequest(store, { reference: asked })).toEqual({ ...before, marketingAt: undefined })
    expect(await withdrawMarketing(store, asked)).toBe(0)
  })

  test('of a request without address or phone affects that request only', async () => {
    const store = await open()
    const nobody = await agree(store, undefined, undefined)
    const another = await agree(store, undefined, undefined)
    expect(await withdrawMarketing(store, nobody)).toBe(1)
    expect((await findRequest(store, { reference: another }))?.marketingAt).toBeDefined()
    expect(await withdrawMarketing(store, 'TAL-XXXX-XX')).toBeUndefined()
  })
})

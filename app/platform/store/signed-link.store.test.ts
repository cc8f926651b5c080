import { expect, test } from 'vitest'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { confirmToken, isConfirmFor, isTokenFor, statusToken, tokenParts } from './signed-link.server.ts'

describeStores('signed links', ({ open, configure }) => {
  test('of a replaced secret work for as long as it is named, and new ones have the new secret', async () => {
    const config = await configure()
    const earlier = await open({}, config)
    const sent = await submitRequest(earlier, submission())
    const subject = await findRequest(earlier, { reference: sent.kind === 'received' ? sent.reference : '' })
    if (!subject) throw new Error('not stored')
    const [old, oldMailed] = [statusToken(earlier, subject), confirmToken(earlier, subject)]

    const next = { ...config, linkSecret: 'the next secret of the tests, long enough' }
    const rotated = await open({}, { ...next, previousLinkSecret: config.linkSecret ?? '' })
    expect(isTokenFor(rotated, old, subject)).toBe(true)
    expect(isConfirmFor(rotated, tokenParts(oldMailed).confirm ?? '', subject)).toBe(true)
    const forged = old.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`)
    expect(isTokenFor(rotated, forged, subject)).toBe(false)
    const fresh = statusToken(rotated, subject)
    expect(fresh).not.toBe(old)
    expect(isTokenFor(rotated, fresh, subject)).toBe(true)

    const later = await open({}, next)
    expect(isTokenFor(later, old, subject)).toBe(false)
    expect(isConfirmFor(later, tokenParts(oldMailed).confirm ?? '', subject)).toBe(false)
    expect(isTokenFor(later, fresh, subject)).toBe(true)
    // A link to the status page does not confirm, whichever secret signed it.
    expect(isConfirmFor(rotated, old.slice(old.indexOf('.') + 1), subject)).toBe(false)
  })
})

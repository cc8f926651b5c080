import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { locales } from './locale.ts'
import { allAddresses, comparablePath, createMatcher, pagePath } from './paths.ts'
import { pageIds } from './pages/pages.ts'

const identity = readIdentity()
const match = createMatcher(allAddresses(identity))

describe('the map', () => {
  it('maps every page path in every language back to its page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pageIds), fc.constantFrom(...locales), (page, locale) => {
        const address = match(pagePath(page, locale, identity))
        expect(address).toMatchObject({ page, locale })
      }),
      { numRuns: 1000 },
    )
  })

  it('finds an address in any case, Unicode form and with or without trailing slashes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allAddresses(identity)),
        fc.constantFrom('NFC', 'NFD'),
        fc.boolean(),
        fc.nat(2),
        (address, form, upper, slashes) => {
          const path = address.path.normalize(form)
          const spelt = (upper ? path.toUpperCase() : path) + '/'.repeat(slashes)
          expect(match(spelt)).toEqual(address)
        },
      ),
    )
  })

  it('finds nothing for invalid addresses', () => {
    const known = new Set(allAddresses(identity).map(({ path }) => comparablePath(path)))
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        fc.pre(!known.has(comparablePath(path)))
        expect(match(path)).toBeUndefined()
      }),
    )
  })

  it('takes the insurer’s page from the identity', () => {
    expect(pagePath('insurer', 'en', { ...identity, insurer: { slug: 'other', name: 'Other' } })).toBe(
      '/en/about-other',
    )
  })
})

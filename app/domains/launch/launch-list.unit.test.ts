import { expect, it } from 'vitest'
import { readCompanyFiles } from '#content/company-files.server.ts'
import { parseIdentity } from '#content/identity.server.ts'
import { readPrices } from '#content/money.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import type { Identity } from '#map/identity.ts'
import { launchKeys, launchList, type LaunchSources } from './launch-list.server.ts'
import { launchWords } from './launch-words.server.ts'

const example: LaunchSources = {
  identity: parseIdentity(readText('content/site.yaml')),
  company: readCompanyFiles(),
  prices: readPrices(),
}

const settled: Identity = {
  ...example.identity,
  url: 'https://www.broker.es',
  brand: { ...example.identity.brand, legalName: 'Broker, S.L.' },
  contact: { phone: '+34971234567', phoneDisplay: '971 234 567', email: 'hola@broker.es' },
  register: {
    key: 'J-1',
    url: 'https://register.es',
    taxId: 'B-1',
    class: 'broker',
    commercialRegister: 'Hoja 1',
    liability: 'Policy 1',
  },
  insurer: { slug: 'one', name: 'One', claimsPhone: '900 123 456' },
  social: {
    facebook: 'https://facebook.com/broker',
    linkedin: 'https://linkedin.com/broker',
    instagram: 'https://instagram.com/broker',
    whatsapp: 'https://wa.me/34971234567',
  },
  offices: example.identity.offices.map(({ address, ...office }) => ({
    ...office,
    ...(address && { address: { ...address, street: 'Carrer Major 1' } }),
  })),
  holidays: Object.fromEntries(Object.keys(example.identity.holidays).map((list) => [list, ['2026-08-15']])),
}
const complete: LaunchSources = {
  identity: settled,
  company: {
    people: [{ name: 'A', desk: 'claims', languages: ['es'], text: { es: 'a', en: 'a', de: 'a' } }],
    partners: [{ name: 'B', field: { es: 'b', en: 'b', de: 'b' }, url: 'https://b.es' }],
    desks: Object.fromEntries(
      Object.entries(example.company.desks).map(([id, desk]) => [id, { ...desk, photo: 'a.webp' }]),
    ),
  },
  prices: { pages: example.prices.pages.map((page) => ({ ...page, ours: 95 })) },
}

it('lists everything of the example', () => {
  expect(new Set(launchList(example).map(({ key }) => key))).toEqual(new Set(launchKeys))
})

it('is empty once everything is entered', () => {
  expect(launchList(complete)).toEqual([])
  expect(launchWords([])).toBe('Nothing is missing.\n')
})

it('names the offices without a street and the networks that are still the example’s', () => {
  const [first, ...others] = settled.offices
  const identity: Identity = {
    ...settled,
    social: { ...settled.social, whatsapp: 'https://wa.me/34971000000' },
    offices: [{ ...first!, address: { ...first!.address!, street: undefined } }, ...others],
  }
  expect(launchList({ ...complete, identity })).toEqual([
    { key: 'social', file: 'site.yaml', field: 'social', optional: false, names: ['whatsapp'] },
    {
      key: 'address',
      file: 'site.yaml',
      field: 'offices[].address.street',
      optional: false,
      names: ['Palma'],
    },
  ])
})

it('counts the prices that are missing, and says where to enter them', () => {
  const [first, ...pages] = complete.prices.pages
  const { ours: _ours, ...unpriced } = first!
  const items = launchList({ ...complete, prices: { pages: [unpriced, ...pages] } })
  expect(items).toMatchObject([{ key: 'prices', count: { missing: 1, all: pages.length + 1 } }])
  expect(launchWords(items)).toContain(
    `Our fees: 1 of ${pages.length + 1}\n      content/prices.yaml: pages[].ours`,
  )
})

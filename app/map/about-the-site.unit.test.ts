import { expect, test } from 'vitest'
import { aboutTheSite } from './about-the-site.ts'
import { pageIds, pages } from './pages/pages.ts'

test('offers exactly the services with a quote form', () => {
  const general = new Set<string | null>(['contact-dialog', 'appointment-dialog', null])
  const withoutQuote = pageIds.filter((id) => pages[id].kind === 'service' && general.has(pages[id].dialog))
  expect(withoutQuote.length).toBeGreaterThan(0)
  expect([...aboutTheSite].toSorted()).toEqual(withoutQuote.toSorted())
})

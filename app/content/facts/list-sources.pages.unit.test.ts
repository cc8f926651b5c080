import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { siteFacts } from '#content/load.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { withFactSources } from './list-sources.ts'

const nie = readPageFile('service.nie', 'en')
const fact = (source: Fact['source'], asOf?: string) =>
  ({ ...siteFacts().get('nie.fee-rounded'), source, asOf }) as Fact

function listed(source: Fact['source'], asOf?: string, locale: 'es' | 'en' = 'en') {
  const content = withFactSources(nie, locale, (id) =>
    id === 'nie.fee-rounded' ? fact(source, asOf) : undefined,
  )
  return 'sources' in content ? content.sources : []
}
const own = 'sources' in nie ? nie.sources : []

test('lists the sources of a page’s facts after its own, with their verification days', () => {
  const source = { name: 'Tasa 790-012', url: 'https://office.test/fee' }
  expect(listed(source, '2026-10-01')).toEqual([
    ...own,
    { name: '*Tasa 790-012*', url: 'https://office.test/fee', date: '2026-10-01' },
  ])
  expect(listed(source, '2026-10-01', 'es').at(-1)?.name).toBe('Tasa 790-012')
})

test('lists a source named by the page once, by the page’s name and its latest day', () => {
  const first = own[0]
  const again = { name: 'Another name of it', url: first?.url ?? '' }
  expect(listed(again, '2099-01-01')).toEqual([{ ...first, date: '2099-01-01' }, ...own.slice(1)])
  expect(listed(again, '2001-01-01')).toEqual(own)
})

test('lists no non-sources, and leaves a page without sources unchanged', () => {
  expect(listed({ name: 'An example', listed: false })).toEqual(own)
  const home = readPageFile('home', 'en')
  expect(withFactSources(home, 'en', (id) => siteFacts().get(id))).toBe(home)
})

test('lists no source for facts about the site, in any language', () => {
  for (const locale of ['es', 'en', 'de'] as const) {
    const support = readPageFile('service.support', locale)
    const content = withFactSources(support, locale, (id) => siteFacts().get(id))
    const names = 'sources' in content ? content.sources.map(({ name }) => name) : []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => /configuration/i.test(name))).toEqual([])
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts, SearchTexts } from '#domains/search/search-texts.ts'
import type { DirectAnswer } from '#domains/search/query/search-answer.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import type { Locale } from '#map/locale.ts'
import { DirectAnswerCard } from './direct-answer-card.tsx'

async function textOf(locale: Locale, direct: DirectAnswer): Promise<string> {
  await Promise.all([loadLocale(locale), loadTexts(locale)])
  const element = (
    <LocaleProvider locale={locale}>
      <SearchTexts>
        <DirectAnswerCard direct={direct} />
      </SearchTexts>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ')
}

afterEach(() => vi.useRealTimers())

const hours = (day: string, time: string): DirectAnswer => ({
  kind: 'hours',
  day,
  time,
  offices: ['office.palma'],
})

// A Friday on which the office is open from 9 to 14.
it.each([
  ['08:00', 'Closed now · Opens at 09:00', 'Today 09:00–14:00'],
  ['13:59', 'Open now, until 14:00', 'Today 09:00–14:00'],
  ['14:00', 'Closed now · Opens Monday at 09:00', undefined],
  ['18:20', 'Closed now · Opens Monday at 09:00', undefined],
])('at %s on a Friday shows the office as "%s"', async (time, state, left) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-27T${time}:00+01:00`) })
  const text = await textOf('en', hours('2026-11-27', time))
  expect(text).toContain(state)
  expect(text.match(/Today [^ ]+/)?.[0]).toBe(left)
})

it.each([
  ['es', 'Cerrada ahora · Abre el lunes a las 09:00'],
  ['de', 'Jetzt geschlossen · Öffnet Montag um 09:00 Uhr'],
] as const)('matches the top bar in %s', async (locale, state) => {
  expect(await textOf(locale, hours('2026-11-27', '18:20'))).toContain(state)
})

it('shows the next opening on a holiday', async () => {
  const text = await textOf('de', hours('2026-12-25', '10:00'))
  expect(text).toContain('Jetzt geschlossen · Öffnet')
  expect(text).not.toContain('Heute')
})

const fees = { href: '/nie', title: 'NIE number', heading: 'Official fees' }
const rows = [{ label: 'Assigning a NIE', amount: 'about €10' }]

it('shows the fees of one page with their date and a link to it', async () => {
  const page = { ...fees, rows, note: 'The form counts.', asOf: '21 November 2026' }
  const text = await textOf('en', { kind: 'fees', pages: [page] })
  for (const part of [
    'NIE number: Official fees',
    'about €10',
    'The form counts.',
    'As of 21 November 2026',
  ]) {
    expect(text).toContain(part)
  }
})

it('shows no date for a fee without a verified source, and one fee for each of several pages', async () => {
  const pages = [
    { ...fees, rows },
    { ...fees, href: '/itv', title: 'ITV', rows },
  ]
  const text = await textOf('en', { kind: 'fees', pages })
  expect(text).not.toContain('As of')
  expect(text.match(/Assigning a NIE: about €10/g)).toHaveLength(2)
  expect(text).toContain('We tell you our own price before we start.')
})

import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { chooseIncidentDay } from '#domains/claims/incident-day.ts'
import { capture } from '#tests/support/site.ts'
import RequestDialog from '#domains/requests/dialog/request-dialog.tsx'

vi.mock('#domains/requests/dialog/requests.css?url', () => ({ default: '/forms.css' }))
// As in a browser, where the day is kept.
vi.mock('#design/hooks/use-hydrated.ts', () => ({ useHydrated: () => true }))

/** The day shown in a newly opened report after another was given on the claims page. */
async function dayInReport(given: string, query: string): Promise<string> {
  chooseIncidentDay(given)
  onTestFinished(() => chooseIncidentDay(''))
  await loadLocale('de')
  const element = (
    <LocaleProvider locale="de">
      <RequestDialog
        name="contact-dialog"
        refusal={undefined}
        answered={undefined}
        onClose={() => undefined}
      />
    </LocaleProvider>
  )
  const path = `/de/schäden?dialog=contact-dialog${query}`
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  return / value="([^"]*)"/.exec(capture(html, /(<input[^>]* name="claimDay"[^>]*>)/))?.[1] ?? ''
}

test('the day that was given to count the limits stands in the report of a case', async () => {
  expect(await dayInReport('2026-01-05', '&claim=storm')).toBe('2026-01-05')
})

test('a day to come, and that of another claim perhaps, do not', async () => {
  expect(await dayInReport('2999-01-05', '&claim=storm')).toBe('')
  expect(await dayInReport('2026-01-05', '')).toBe('')
})

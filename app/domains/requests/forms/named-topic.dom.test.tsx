import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { capture } from '#tests/support/site.ts'
import RequestDialog from '#domains/requests/dialog/request-dialog.tsx'

vi.mock('#domains/requests/dialog/requests.css?url', () => ({ default: '/forms.css' }))

/** The topic that is chosen in a newly opened callback on the team page. */
async function topicOn(query: string): Promise<string> {
  await loadLocale('en')
  const element = (
    <LocaleProvider locale="en">
      <RequestDialog
        name="callback-dialog"
        refusal={undefined}
        answered={undefined}
        onClose={() => undefined}
      />
    </LocaleProvider>
  )
  const path = `/en/team?dialog=callback-dialog${query}`
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  return capture(html, /<select[^>]* name="topic".*?<option value="([^"]*)" selected="">/s)
}

test('a callback begins with the topic of the desk that it was opened from', async () => {
  expect(await topicOn('&about=services.car')).toBe('services.car')
})

test('it begins without a topic if the address names none, or one that does not exist', async () => {
  expect(await topicOn('')).toBe('other')
  expect(await topicOn('&about=nonsense')).toBe('other')
})

import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { formModules } from '#domains/requests/forms/index.ts'
import RequestDialog from '#domains/requests/dialog/request-dialog.tsx'
import type { FormName } from '#domains/requests/submission.ts'

vi.mock('#domains/requests/dialog/requests.css?url', () => ({ default: '/forms.css' }))

/**
 * Allowed presets of a form: "not sure" or "wants advice", how we call, and choices that the same form checks at once,
 * such as the plate of a Spanish registration.
 */
const presets = new Set([
  'copayment=unsure',
  'coverLevel=advise',
  'language=en',
  'registration=spanish',
  'sums=estimate',
  'time=any',
  'when=soon',
])

test.each(Object.keys(formModules) as FormName[])('%s answers no question for its reader', async (name) => {
  await loadLocale('en')
  const element = (
    <LocaleProvider locale="en">
      <RequestDialog name={name} refusal={undefined} answered={undefined} onClose={() => undefined} />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  const attribute = (tag: string, wanted: string) => new RegExp(` ${wanted}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const radios = html.match(/<input[^>]* type="radio"[^>]*>|<input type="radio"[^>]*>/g) ?? []
  expect(radios.length).toBeGreaterThan(0)
  const chosen = radios
    .filter((tag) => / checked(?:=|[ />])/.test(tag))
    .map((tag) => `${attribute(tag, 'name')}=${attribute(tag, 'value')}`)
  expect(chosen.filter((one) => !presets.has(one))).toEqual([])
  // Preset by the page on which the form is opened, the reader's country, and the minimum number of people.
  const given = new Set(['country', 'people', 'topic', 'product', 'vehicleKind'])
  const lists = html.match(/<select[\s\S]*?<\/select>/g) ?? []
  const set = lists.filter(
    (list) => attribute(/<option[^>]* selected[^>]*>/.exec(list)?.[0] ?? '', 'value') !== '',
  )
  expect(set.map((list) => attribute(list, 'name')).filter((list) => !given.has(list))).toEqual([])
})

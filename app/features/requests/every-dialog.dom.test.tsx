import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { dialogNames, type DialogName } from '#site/dialog-names.ts'
import { locales, type Locale } from '#site/locale.ts'
import { forms, sharedNames } from './forms.server.ts'
import RequestDialog from './request-dialog.tsx'

vi.mock('./requests.css?url', () => ({ default: '/forms.css' }))

async function markup(name: DialogName, locale: Locale, path = '/'): Promise<string> {
  await loadLocale(locale)
  const element = (
    <LocaleProvider locale={locale}>
      <RequestDialog name={name} refusal={undefined} onClose={() => undefined} />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const failures: unknown[] = []
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (error) => void failures.push(error),
  })
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  expect(failures).toEqual([])
  return html
}

const every = dialogNames.flatMap((name) => locales.map((locale) => [name, locale] as const))

test.each(every)('%s has all its words in %s', async (name, locale) => {
  const html = await markup(name, locale)
  expect(html).toContain('<dialog')
  // The message library prints a missing message's path.
  expect(html).not.toMatch(
    /(?:dialog|field(?:Label|Hint|Option)|form|topic|people|success|health)\.[a-z][\w.]+/i,
  )
})

const named = Object.entries(forms).filter(([name]) => name !== 'appointment-dialog')

test.each(named)('%s has a control for each field of its schema', async (name, { entries }) => {
  const html = await markup(name as DialogName, 'de')
  for (const field of Object.keys(entries)) expect(html).toContain(`name="${field}"`)
})

test.each(named)('%s carries its labels: each control has one', async (name, { entries }) => {
  const html = await markup(name as DialogName, 'en')
  const own = Object.keys(entries).filter((field) => !sharedNames.has(field))
  for (const field of own) {
    const id = `${name}-${field}`
    expect(html).toMatch(new RegExp(`for="${id}"|aria-labelledby="${id}-label"|<fieldset id="${id}"`))
  }
})

test('the page on which a dialog opens presets it', async () => {
  const general = await markup('general-dialog', 'en', '/en/insurances/accidents')
  expect(general).toContain('<option value="insurance.accidentes" selected="">')
  const van = await markup('otrosvehiculos-dialog', 'de', '/de/versicherungen/lieferwagen')
  expect(van).toContain('<option value="van" selected="">')
  const call = await markup('callback-dialog', 'es', '/seguros/salud')
  expect(call).toContain('<option value="insurance.health" selected="">')
  const claim = await markup('contact-dialog', 'de', '/de/schäden?dialog=contact-dialog&claim=water')
  expect(claim).toContain('<option value="claim" selected="">')
  expect(claim).toContain('<option value="water" selected="">')
  expect(claim).toContain('multipart/form-data')
})

test('without script all fields can be reached', async () => {
  const html = await markup('salud-dialog', 'en')
  expect(html).not.toContain('disabled')
  expect(html.match(/name="birthYear\d"/g)).toHaveLength(8)
})

test('health dialogs say that they ask nothing about health', async () => {
  for (const name of ['salud-dialog', 'dental-dialog', 'vidaDependencia-dialog'] as const) {
    expect(await markup(name, 'en')).toContain('We ask nothing about your health')
  }
})

test('the answer names the reference and the status page, if there is one', async () => {
  const linked = await markup(
    'success-dialog',
    'en',
    `/en?reference=TAL-7K3M-Q2&status=TAL-7K3M-Q2.${'a'.repeat(43)}`,
  )
  expect(linked).toContain('TAL-7K3M-Q2')
  expect(linked).toContain(`href="/en/status/TAL-7K3M-Q2.${'a'.repeat(43)}"`)
  const without = await markup('success-dialog', 'en', '/en?reference=%3Cb%3E')
  expect(without).not.toContain('/en/status/')
  expect(without).not.toContain('class="reference"')
})

test('a form is sent to the page that it lies over, with all that its address says', async () => {
  const html = await markup('callback-dialog', 'en', '/en/blog?tag=cars&utm_source=x&dialog=callback-dialog')
  expect(html).toContain('action="/en/blog?tag=cars&amp;utm_source=x&amp;dialog=callback-dialog"')
})

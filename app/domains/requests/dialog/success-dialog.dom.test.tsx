import { expect, test, vi } from 'vitest'
import { answerOf, markup } from '#tests/support/dialog-markup.tsx'

vi.mock('./requests.css?url', () => ({ default: '/forms.css' }))
vi.mock('./success.css?url', () => ({ default: '/success.css' }))

test('the answer names the reference and the status page, if there is one', async () => {
  const linked = await markup(
    'success-dialog',
    'en',
    `/en?reference=TAL-7K3M-Q2&status=TAL-7K3M-Q2.${'a'.repeat(43)}`,
  )
  expect(linked).toContain('TAL-7K3M-Q2')
  expect(linked).toContain(`href="/en/status/TAL-7K3M-Q2.${'a'.repeat(43)}"`)
  const without = await markup('success-dialog', 'en', '/en?reference=TAL-7K3M-Q2')
  expect(without).toContain('TAL-7K3M-Q2')
  expect(without).not.toContain('/en/status/')
})

test.each(['', '?reference=%3Cb%3E', '?reference=TAL-7K3M&by=2026-11-24'])(
  'the answer claims nothing when the address names no reference: %s',
  async (query) => {
    expect(await markup('success-dialog', 'en', `/en${query}`)).not.toContain('<dialog')
  },
)

test.each([
  ['by nothing', undefined],
  ['with another reference', answerOf('/?reference=TAL-7K3M-Q3&by=2026-11-24')],
  ['with another day', answerOf('/?reference=TAL-7K3M-Q2&by=2026-11-25')],
])('the answer stays closed when the server confirms %s', async (_, answered) => {
  const path = '/en?reference=TAL-7K3M-Q2&by=2026-11-24'
  expect(await markup('success-dialog', 'en', path, undefined, answered ?? '')).not.toContain('<dialog')
})

test.each([
  ['es', 'lunes, 30/11/2026'],
  ['en', 'Monday, 30 November 2026'],
  ['de', 'Montag, 30.11.2026'],
] as const)('the answer names the day that the server promised, in %s', async (locale, day) => {
  const path = (by: string) => `/?reference=TAL-7K3M-Q2&by=${by}`
  expect(await markup('success-dialog', locale, path('2026-11-30'))).toContain(day)
  for (const by of ['2026-13-40', 'tomorrow', '']) {
    expect(await markup('success-dialog', locale, path(by))).not.toMatch(/2026-|Invalid/)
  }
})

test.each([
  ['es', 'Hemos recibido su parte'],
  ['en', 'We’ve received your report'],
  ['de', 'Wir haben Ihre Meldung erhalten'],
] as const)('a claim report is not answered as an enquiry, in %s', async (locale, title) => {
  const path = '/?reference=TAL-7K3M-Q2'
  expect(await markup('success-dialog', locale, `${path}&claim=reported`)).toContain(title)
  expect(await markup('success-dialog', locale, path)).not.toContain(title)
})

test.each([
  ['es', /solicitud/],
  ['en', /request/],
  ['de', /Anfrage/],
] as const)('the answer to a claim report never mentions a request, in %s', async (locale, request) => {
  const path = `/?reference=TAL-7K3M-Q2&status=TAL-7K3M-Q2.${'a'.repeat(43)}`
  expect(await markup('success-dialog', locale, path)).toMatch(request)
  expect(await markup('success-dialog', locale, `${path}&claim=reported`)).not.toMatch(request)
})

test('a visitor who left only a phone number is not promised a mail', async () => {
  const path = `/en?reference=TAL-7K3M-Q2&status=TAL-7K3M-Q2.${'a'.repeat(43)}`
  expect(await markup('success-dialog', 'en', path)).toContain('confirmation is on its way')
  const unmailed = await markup('success-dialog', 'en', `${path}&mail=none`)
  expect(unmailed).not.toMatch(/e-mail|confirmation/)
  expect(unmailed).toContain('You find it only here')
})

test.each([
  ['es', 'El plazo para dar parte termina el sábado, 28/11/2026'],
  ['en', 'The time limit for reporting it ends on Saturday, 28 November 2026'],
  ['de', 'Die Meldefrist endet am Samstag, 28.11.2026'],
] as const)('a visitor with little time to report a claim is asked to call, in %s', async (locale, said) => {
  const path = '/?reference=TAL-7K3M-Q2&claim=reported'
  expect(await markup('success-dialog', locale, `${path}&until=2026-11-28`)).toContain(said)
  expect(await markup('success-dialog', locale, path)).not.toContain(said.slice(0, 16))
})

test.each([
  ['es', 'Le llamaremos el lunes, 30/11/2026, por la mañana.'],
  ['en', 'We’ll call you on Monday, 30 November 2026, in the morning.'],
  ['de', 'Wir rufen Sie am Montag, 30.11.2026, vormittags, an.'],
] as const)('the answer to a callback says when we call, in two sentences, in %s', async (locale, words) => {
  const path = '/?reference=TAL-7K3M-Q2&by=2026-11-30&call=morning'
  const html = await markup('success-dialog', locale, path)
  expect(html.replaceAll('<!-- -->', '')).toContain(words)
  expect(html).not.toContain('next-steps')
})

test('the answer shows that the request has been received, as a list of three steps', async () => {
  const html = await markup('success-dialog', 'en', '/en?reference=TAL-7K3M-Q2')
  expect(html).toMatch(
    /<ol role="list" aria-label="Progress"><li data-done="true" aria-current="step">Received/,
  )
  expect(html.match(/class="signal-fire"/g)).toHaveLength(1)
})

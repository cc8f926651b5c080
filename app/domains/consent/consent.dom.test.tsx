import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import loadTexts from 'virtual:texts/consent'
import { askingConsent } from '#tests/support/consent.ts'
import { ConsentControls } from './consent-controls.tsx'
import { CookieSettings } from './cookie-settings.tsx'

const { messages } = await loadTexts('en')
const { purposes } = askingConsent('https://tags.example')
const controls = (allowed: readonly string[]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="Europe/Madrid">
      <ConsentControls
        purposes={purposes}
        locale="en"
        answeredAt={undefined}
        allowed={new Set(allowed)}
        onDecide={() => undefined}
        renderIcon={(name) => <i>{name}</i>}
      />
    </IntlProvider>,
  )

test('preselects nothing optional, and required purposes cannot be unticked', () => {
  const boxes = [...controls([]).matchAll(/<input[^>]*>/g)].map(([box]) => box)
  expect(boxes.map((box) => [box.includes('checked'), box.includes('disabled')])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect(controls(['statistics']).match(/checked/g)).toHaveLength(2)
})

test('lists every cookie with its provider, duration and purpose', () => {
  const html = controls([])
  for (const { name, text } of purposes.flatMap(({ cookies }) => cookies)) {
    expect(html).toContain(name)
    expect(html).toContain(text.en)
  }
  expect(html).toContain('Google · 24 months')
  expect(html).toContain('<i>chart-bar</i>')
})

test('gives the three buttons the same look', () => {
  const looks = [...controls([]).matchAll(/<button[^>]*class="([^"]*)"/g)].map(([, look]) => look)
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
})

test('shows the fallback content on the cookie page without scripts', () => {
  const html = renderToStaticMarkup(
    <CookieSettings renderIcon={() => null}>Nothing is asked.</CookieSettings>,
  )
  expect(html).toBe('Nothing is asked.')
})

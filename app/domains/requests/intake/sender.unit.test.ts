import { expect, test } from 'vitest'
import { sentOrigin } from './sender.server.ts'

const site = 'https://www.site.example'

function origin(sent: Readonly<Record<string, string>>, address = 'http://10.0.0.5:3000/en?dialog=x') {
  const fields = new FormData()
  for (const [name, value] of Object.entries(sent)) fields.append(name, value)
  return sentOrigin(fields, new URL(address), site)
}

test('another site’s host and the five campaign parameters are stored', () => {
  const marks = {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'nie 2026',
    utm_term: 'nie',
    utm_content: 'top',
  }
  const sent = { ...marks, referrer: 'www.Example.org', utm_id: '7', gclid: 'x', name: 'Anna' }
  expect(origin(sent)).toEqual({ referrerHost: 'www.example.org', utm: marks })
})

test.each([
  ['www.site.example'],
  ['10.0.0.5'],
  [''],
  ['localhost'],
  ['https://example.org/path?name=anna'],
  ['example.org/path'],
  ['anna@example.org'],
  ['example.org\r\nBcc: a@example.org'],
  ['<b>.example.org'],
  [`${'a'.repeat(90)}.example.org`],
])('%s is not the host of another site', (referrer) => {
  expect(origin({ referrer })).toEqual({ utm: {} })
})

test('a long value is cut, and an empty one is dropped', () => {
  const { utm } = origin({ utm_source: 'x'.repeat(500), utm_medium: '' })
  expect(utm).toEqual({ utm_source: 'x'.repeat(100) })
})

test('without JavaScript the campaign comes from the post’s address, and the form’s own values win', () => {
  const address = `${site}/en?dialog=x&utm_source=posted&utm_campaign=posted`
  expect(origin({}, address).utm).toEqual({ utm_source: 'posted', utm_campaign: 'posted' })
  expect(origin({ utm_source: 'first' }, address).utm).toEqual({ utm_source: 'first' })
})

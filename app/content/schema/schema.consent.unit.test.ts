import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askingConsent, quietConsent } from '#tests/support/consent.ts'
import { consentSchema } from './schema.consent.ts'

const asking = askingConsent('https://tags.example')

function problems(change: object): string[] {
  const result = v.safeParse(consentSchema, { ...asking, ...change })
  return result.success ? [] : result.issues.map(({ message }) => message)
}

test('requires a tag manager and optional purposes to be configured together', () => {
  expect(problems({})).toEqual([])
  expect(problems({ tagManager: undefined }).join()).toContain('together')
  expect(problems({ purposes: quietConsent.purposes }).join()).toContain('together')
})

test('requires grants for an optional purpose, and none for a required one', () => {
  const [required, ...optional] = asking.purposes
  const silent = optional.map((purpose) => ({ ...purpose, signals: [] }))
  expect(problems({ purposes: [required, ...silent] }).join()).toContain('signals')
  const loud = { ...required, signals: ['analytics_storage'] }
  expect(problems({ purposes: [loud, ...optional] }).join()).toContain('signals')
})

test('requires unique ids that can be joined', () => {
  expect(problems({ purposes: [...asking.purposes, asking.purposes[1]] }).join()).toContain('each id once')
  const [first, ...rest] = asking.purposes
  const cookies = first!.cookies.map((cookie) => ({ ...cookie, id: `${cookie.id}|x` }))
  expect(problems({ purposes: [{ ...first, cookies }, ...rest] }).join()).toContain('lower-case')
})

test('accepts only a container id and an origin', () => {
  for (const container of ['GTM-', 'gtm-abc1234', 'GTM-ABC1234&x', 'UA-1']) {
    expect(problems({ tagManager: { container } }).join()).toContain('container id')
  }
  for (const origin of [
    'http://tags.example',
    'https://tags.example/gtm',
    "https://tags.example 'unsafe-inline'",
  ]) {
    expect(problems({ tagManager: { container: 'GTM-ABC1234', origin } }).join()).toContain('origin')
  }
})

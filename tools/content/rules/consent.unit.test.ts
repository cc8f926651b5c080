import { expect, test } from 'vitest'
import { askingConsent } from '#tests/support/consent.ts'
import { consentProblems } from './consent.ts'

test('icons that Tabler has are fine, others are named', () => {
  const config = askingConsent('https://tags.example')
  expect(consentProblems(config)).toEqual([])
  const [first, ...rest] = config.purposes
  for (const icon of ['no-such-icon', 'heart-filled']) {
    const wrong = { ...config, purposes: [{ ...first!, icon }, ...rest] }
    expect(consentProblems(wrong).join()).toContain(icon)
  }
})

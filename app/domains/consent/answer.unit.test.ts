import { expect, test } from 'vitest'
import { askingConsent } from '#tests/support/consent.ts'
import {
  allowedPurposes,
  allowedSignals,
  counts,
  isGiven,
  valueOf,
  type Answer,
  joinedIds,
  type Asked,
} from './answer.ts'

const { version, purposes } = askingConsent('https://tags.example', 3)
const asked: Asked = { version, purposes, script: 'https://tags.example/gtm.js' }
const all = joinedIds(purposes)
const now = new Date('2026-11-23T09:00:00Z')

function answer(allowed: readonly string[], change: Partial<Answer> = {}): Answer {
  const value = valueOf(asked, new Set(allowed))
  return { value, asked: all, version, date: now.toISOString(), record: 'r', proven: true, ...change }
}

test('gives consent exactly when the stored value equals the joined ids of all cookies', () => {
  expect(isGiven(asked, answer(['statistics', 'advertising']))).toBe(true)
  expect(isGiven(asked, answer(['statistics']))).toBe(false)
  expect(isGiven(asked, answer([]))).toBe(false)
  expect(isGiven(asked, undefined)).toBe(false)
  expect(isGiven(asked, answer([], { value: `${all}|more` }))).toBe(false)
  expect(isGiven(asked, answer([], { value: 'true' }))).toBe(false)
})

test('keeps a refusal or a partial choice valid as long as a consent', () => {
  for (const allowed of [[], ['statistics'], ['statistics', 'advertising']]) {
    expect(counts(asked, answer(allowed), now)).toBe(true)
  }
})

test('asks again after a new version, other cookies or a year', () => {
  expect(counts({ ...asked, version: 4 }, answer([]), now)).toBe(false)
  expect(counts({ ...asked, purposes: purposes.slice(0, 2) }, answer([]), now)).toBe(false)
  expect(counts(asked, answer([]), new Date('2027-11-23T08:59:59Z'))).toBe(true)
  expect(counts(asked, answer([]), new Date('2027-11-23T09:00:00Z'))).toBe(false)
})

test('allows a purpose as a whole, and required ones always', () => {
  const ids = (given: Answer | undefined) => allowedPurposes(asked, given).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['necessary'])
  expect(ids(answer(['statistics']))).toEqual(['necessary', 'statistics'])
  expect(ids(answer([], { value: 'ga' }))).toEqual(['necessary'])
})

test('grants only the storage types of allowed purposes', () => {
  expect(allowedSignals(asked, undefined)).toEqual([])
  expect(allowedSignals(asked, answer(['statistics']))).toEqual(['analytics_storage'])
  expect(allowedSignals(asked, answer(['advertising']))).not.toContain('analytics_storage')
})

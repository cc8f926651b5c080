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

test('consent is given exactly when the stored value equals the joined ids of all cookies', () => {
  expect(isGiven(asked, answer(['statistics', 'advertising']))).toBe(true)
  expect(isGiven(asked, answer(['statistics']))).toBe(false)
  expect(isGiven(asked, answer([]))).toBe(false)
  expect(isGiven(asked, undefined)).toBe(false)
  expect(isGiven(asked, answer([], { value: `${all}|more` }))).toBe(false)
  expect(isGiven(asked, answer([], { value: 'true' }))).toBe(false)
})

test('a refusal and a partial choice count as much as a consent', () => {
  for (const allowed of [[], ['statistics'], ['statistics', 'advertising']]) {
    expect(counts(asked, answer(allowed), now)).toBe(true)
  }
})

test('another version, other cookies and a year ask again', () => {
  expect(counts({ ...asked, version: 4 }, answer([]), now)).toBe(false)
  expect(counts({ ...asked, purposes: purposes.slice(0, 2) }, answer([]), now)).toBe(false)
  expect(counts(asked, answer([]), new Date('2027-11-23T08:59:59Z'))).toBe(true)
  expect(counts(asked, answer([]), new Date('2027-11-23T09:00:00Z'))).toBe(false)
})

test('a purpose is allowed as a whole, and what is required always is', () => {
  const ids = (given: Answer | undefined) => allowedPurposes(asked, given).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['necessary'])
  expect(ids(answer(['statistics']))).toEqual(['necessary', 'statistics'])
  expect(ids(answer([], { value: 'ga' }))).toEqual(['necessary'])
})

test('signals are those of allowed purposes alone', () => {
  expect(allowedSignals(asked, undefined)).toEqual([])
  expect(allowedSignals(asked, answer(['statistics']))).toEqual(['analytics_storage'])
  expect(allowedSignals(asked, answer(['advertising']))).not.toContain('analytics_storage')
})

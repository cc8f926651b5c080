import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullYears } from './calendar.ts'
import {
  judge,
  questionsIn,
  unaskedIn,
  type Condition,
  type GivenAnswers,
  type Verdict,
} from './conditions.ts'

const visa: Condition = { passport: ['uk', 'other'], not: { income: ['family'] } }
const zone: Condition = {
  any: [{ town: ['palma'] }, { vehicle: ['eu', 'other'], years: { from: 1, before: 5 } }],
}

describe('a condition', () => {
  it.each<[Condition, GivenAnswers, Verdict]>([
    [{}, {}, 'yes'],
    [visa, { passport: 'uk', income: 'pension' }, 'yes'],
    [visa, { passport: 'uk', income: 'family' }, 'no'],
    [visa, { passport: 'uk' }, 'open'],
    [visa, { passport: 'eu' }, 'no'],
    [zone, { town: 'palma' }, 'yes'],
    [zone, { town: 'island', vehicle: ['none'] }, 'no'],
    [zone, { town: 'island', vehicle: ['spanish', 'eu'], years: 1 }, 'yes'],
    [zone, { town: 'island', vehicle: ['eu'], years: 5 }, 'no'],
    [zone, { town: 'island', vehicle: ['eu'] }, 'open'],
    [{ arrival: { before: '2021-01-01' } }, { arrival: '2020-12-31' }, 'yes'],
    [{ arrival: { before: '2021-01-01' } }, { arrival: '2021-01-01' }, 'no'],
    [{ arrival: { from: '2021-01-01' } }, { arrival: '2021-01-01' }, 'yes'],
    // None of the options of a question that was answered with nothing.
    [{ people: ['dog'] }, { people: [] }, 'no'],
    [{ all: [visa, zone] }, { passport: 'eu' }, 'no'],
    // A list of days is no day.
    [{ arrival: { from: '2021-01-01' } }, { arrival: ['2022-01-01'] }, 'no'],
  ])('%j for %j is %s', (condition, answers, verdict) => {
    expect(judge(condition, answers)).toBe(verdict)
  })

  it('names its questions and options', () => {
    expect(questionsIn({ all: [visa, zone] })).toEqual([
      ['passport', ['uk', 'other']],
      ['income', ['family']],
      ['town', ['palma']],
      ['vehicle', ['eu', 'other']],
      ['years', []],
    ])
  })

  it('names what is not asked', () => {
    const asked = new Map([
      ['passport', ['eu', 'uk']],
      ['years', []],
    ])
    const condition = { all: [visa, { years: { from: 1 } }, { arrival: { from: '2021-01-01' } }] }
    expect(unaskedIn(condition, asked)).toEqual(['passport: other', 'income: family', 'arrival'])
    expect(unaskedIn(undefined, asked)).toEqual([])
  })

  const options = ['a', 'b', 'c']
  const simple = fc.record({ p: fc.subarray(options), q: fc.subarray(options) })
  const conditions = fc.oneof(
    simple,
    fc.record({ any: fc.array(simple) }),
    fc.record({ all: fc.array(simple) }),
    fc.record({ not: simple }),
  ) as fc.Arbitrary<Condition>
  const whole = fc.record({ p: fc.constantFrom(...options), q: fc.subarray(options) })

  it('is never open once every question is answered, and is then the opposite of its negation', () => {
    fc.assert(
      fc.property(conditions, whole, (condition, answers) => {
        const verdict = judge(condition, answers)
        expect(verdict).not.toBe('open')
        expect(judge({ not: condition }, answers)).toBe(verdict === 'yes' ? 'no' : 'yes')
      }),
    )
  })

  it('keeps its verdict when one more question is answered', () => {
    fc.assert(
      fc.property(conditions, whole, ({ ...condition }, { p, q }) => {
        const early = judge(condition, { p })
        fc.pre(early !== 'open')
        expect(judge(condition, { p, q })).toBe(early)
      }),
    )
  })
})

it.each([
  ['2021-11-28', '2026-11-28', 5],
  ['2021-11-29', '2026-11-28', 4],
  ['2027-03-01', '2026-11-28', 0],
])('counts full years from %s to %s', (from, today, years) => {
  expect(fullYears(from, today)).toBe(years)
})

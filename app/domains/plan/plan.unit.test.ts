import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanDue, PlanRule } from '#content/plan/plan-view.ts'
import {
  checkedAnswers,
  questionOptions,
  takesSeveral,
  type AnswerId,
  type Remembered,
} from '#domains/answers/questions.ts'
import { planFor, stepsOfSecond } from './plan.ts'

const today = '2026-11-28'
const after = (amount: number, by: PlanDue['by'] = 'law'): PlanDue => ({
  by,
  from: 'arrival',
  period: { amount, unit: 'days' },
  words: `${amount} days`,
})
const rule = (id: string, more: Partial<PlanRule> = {}): PlanRule => ({
  id,
  when: { stay: ['coming', 'here'] },
  due: [after(30)],
  after: [],
  each: false,
  ...more,
})
const coming: Remembered = { stay: 'coming', arrival: '2027-03-01' }

describe('a plan', () => {
  it.each<[string, Remembered, PlanDue, object]>([
    ['a planned arrival', coming, after(30), { day: '2027-03-31', phase: 'weeks', late: false }],
    ['a day before it', coming, after(-30), { day: '2027-01-30', phase: 'before', late: false }],
    ['no date of arrival', { stay: 'coming' }, after(90), { phase: 'months', late: false }],
    [
      'a passed legal date',
      { stay: 'here', arrival: '2026-09-01' },
      after(30),
      { day: '2026-10-01', phase: 'now', late: true },
    ],
    [
      'advice for a day that has passed',
      { stay: 'here', arrival: '2026-09-01' },
      after(30, 'advice'),
      { day: today, phase: 'now', late: false },
    ],
    [
      'a fixed day',
      coming,
      { by: 'law', on: '2027-07-01' },
      { day: '2027-07-01', phase: 'months', late: false },
    ],
    [
      'the deed, whose day is unknown',
      coming,
      { by: 'law', from: 'deed', period: { amount: 1, unit: 'months' }, words: '1 month' },
      { phase: 'deed', late: false },
    ],
  ])('dates a step by %s', (_name, answers, due, expected) => {
    expect(planFor([rule('a', { due: [due] })], answers, today).steps[0]).toMatchObject(expected)
  })

  it.each([
    // 184 days are left of the year, and then 183.
    ['2027-07-01', '2028-06-30'],
    ['2027-07-02', '2029-06-30'],
  ])('begins the first tax year of an arrival on %s so that its return is due on %s', (arrival, day) => {
    const due: PlanDue = { by: 'law', from: 'tax-year', period: { amount: 6, unit: 'months' }, words: '' }
    expect(planFor([rule('a', { due: [due] })], { ...coming, arrival }, today).steps[0]?.day).toBe(day)
  })

  it('takes the first date whose condition holds', () => {
    const due = [{ ...after(1), when: { home: ['buying'] } }, after(2)]
    expect(planFor([rule('a', { due })], { ...coming, home: 'buying' }, today).steps[0]?.day).toBe(
      '2027-03-02',
    )
    expect(planFor([rule('a', { due })], { ...coming, home: 'rent' }, today).steps[0]?.day).toBe('2027-03-03')
  })

  it('puts what has to begin first before what is due first', () => {
    const early = rule('early', { due: [after(0)], begin: { amount: 6, unit: 'months' } })
    const late = rule('late', { due: [after(-10)] })
    expect(planFor([late, early], coming, today).steps.map(({ step }) => step.id)).toEqual(['early', 'late'])
  })

  it('asks for what its steps depend on', () => {
    const rules = [rule('a', { when: { passport: ['eu'], years: { before: 5 } } })]
    expect(planFor(rules, { stay: 'here' }, today)).toEqual({ steps: [], open: ['passport', 'arrival'] })
  })

  it('gives a second person what comes on top and what each of the two does', () => {
    const rules = [rule('both', { each: true }), rule('once'), rule('theirs', { when: { passport: ['uk'] } })]
    const first = planFor(rules, { ...coming, passport: 'eu' }, today)
    const second = planFor(rules, { ...coming, passport: 'uk' }, today)
    expect(stepsOfSecond(first, second).map(({ step }) => step.id)).toEqual(['both', 'theirs'])
  })

  const answers = fc
    .record(
      Object.fromEntries(
        Object.entries(questionOptions).map(([question, options]) => [
          question,
          fc.subarray([...options], takesSeveral(question as AnswerId) ? {} : { minLength: 1, maxLength: 1 }),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((given) => checkedAnswers((question) => given[question] ?? []))
  const rules = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), days: fc.integer({ min: -200, max: 900 }) }),
    { selector: ({ id }) => id },
  )

  it('has every step once, each behind those it waits for within its part', () => {
    fc.assert(
      fc.property(rules, answers, (list, given) => {
        // Each waits for the one before it in the alphabet, so there is no circle.
        const made = list.map(({ id, days }) =>
          rule(id, { due: [after(days)], after: [String.fromCodePoint((id.codePointAt(0) ?? 1) - 1)] }),
        )
        const { steps } = planFor(made, given, today)
        const ids = steps.map(({ step }) => step.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const [index, { step, phase }] of steps.entries()) {
          const first = steps.findIndex(
            (other) => step.after.includes(other.step.id) && other.phase === phase,
          )
          expect(first).toBeLessThan(index)
        }
      }),
    )
  })
})

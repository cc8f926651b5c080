import { describe, expect, it } from 'vitest'
import { planData } from '#content/plan/load-plan.server.ts'
import type { PlanRule } from '#content/plan/plan-view.ts'
import { readPlanCases, readPlanQuestions } from '#content/plan/read-plan.server.ts'
import { locales } from '#map/locale.ts'
import { caseProblems, planFacts, planProblems, questionProblems, stepProblems } from './plan.ts'

const { steps } = planData('es')
const cases = readPlanCases()

describe('the move plan', () => {
  it('asks the questions that the code knows', () => {
    expect(questionProblems(readPlanQuestions())).toEqual([])
  })

  it('has no unreachable step and no cycle', () => {
    expect(stepProblems(steps, cases.today)).toEqual([])
  })

  it.each(cases.cases.map((one) => [one.who, one] as const))('is as written down for: %s', (_who, one) => {
    expect(caseProblems({ ...cases, cases: [one] }, steps)).toEqual([])
  })

  it('is written down for at least sixty people', () => {
    expect(cases.cases.length).toBeGreaterThanOrEqual(60)
  })

  it.each(locales)('resolves in %s', (locale) => {
    expect(planData(locale).steps).toHaveLength(steps.length)
  })

  it('has no problem that the content check reports', () => {
    expect(planProblems()).toEqual([])
  })

  it('names its facts', () => {
    expect(planFacts()).toEqual(
      expect.arrayContaining(['nie.fee', 'tie.deadline', 'schengen.stay', 'nie.resolution']),
    )
  })
})

const rule = (id: string, more: Partial<PlanRule> = {}): PlanRule => ({
  id,
  when: { passport: ['eu'] },
  due: [],
  after: [],
  each: false,
  ...more,
})

it('reports unreachable steps, cycles, and unknown ids', () => {
  const never = rule('never', { when: { all: [{ passport: ['eu'] }, { passport: ['uk'] }] } })
  expect(stepProblems([never], cases.today)).toEqual(['content/plan: never: no answers lead to it'])
  const cycle = [rule('a', { after: ['b'] }), rule('b', { after: ['a'] }), rule('c', { after: ['a'] })]
  expect(stepProblems(cycle, cases.today)).toEqual([
    'content/plan: a: it waits for itself',
    'content/plan: b: it waits for itself',
  ])
  const unknown = [rule('a', { when: { passport: ['moon'] }, after: ['z'] }), rule('a')]
  expect(stepProblems(unknown, cases.today)).toEqual([
    'content/plan: two steps are a',
    'content/plan: a: it depends on passport: moon, which is not asked',
    'content/plan: a: it waits for z, which is no step',
  ])
})

it('reports what a plan lacks and what it has beyond the list', () => {
  const one = { who: 'A German', answers: { passport: 'eu', hat: 'red' }, lists: [], steps: ['b'] }
  expect(caseProblems({ today: cases.today, lists: {}, cases: [one] }, [rule('a')])).toEqual([
    'content/plan/cases.yaml: A German: no such answer to hat',
    'content/plan/cases.yaml: A German: the plan lacks b; it has beyond the list a',
  ])
})

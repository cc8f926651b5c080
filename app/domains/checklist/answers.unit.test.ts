import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '#content/conditions/conditions.ts'
import { answersFrom, idsOf, type Answers, type CaseQuestion } from './answers.ts'

const question = (id: string, ...options: string[]): CaseQuestion => ({
  id,
  label: id,
  options: options.map((option) => ({ id: option, label: option })),
})
const cases = [question('nationality', 'eu', 'other'), question('living', 'job', 'pension', 'student')]

const someAnswers: fc.Arbitrary<Answers> = fc.record(
  { nationality: fc.constantFrom('eu', 'other'), living: fc.constantFrom('job', 'pension', 'student') },
  { requiredKeys: [] },
)

describe('a document that depends on the case', () => {
  const visa = { nationality: ['other'], living: ['job', 'student'] }

  it.each<[Answers, string]>([
    [{}, 'open'],
    [{ nationality: 'other' }, 'open'],
    [{ nationality: 'eu' }, 'no'],
    [{ nationality: 'other', living: 'student' }, 'yes'],
    [{ nationality: 'other', living: 'pension' }, 'no'],
    [{ living: 'pension' }, 'no'],
  ])('is judged in the case %j: %s', (answers, verdict) => {
    expect(judge(visa, answers)).toBe(verdict)
  })

  it('is needed in every case if it has no conditions', () => {
    fc.assert(fc.property(someAnswers, (answers) => judge(undefined, answers) === 'yes'))
  })

  it('keeps its verdict when one more question is answered', () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, (first, more) => {
        fc.pre(judge(visa, first) !== 'open')
        return judge(visa, { ...more, ...first }) === judge(visa, first)
      }),
    )
  })
})

describe('a case as ids', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(answersFrom(idsOf(answers, cases), cases)).toEqual(answers)
      }),
    )
  })

  it('never contains unknown ids, whatever a link says', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('eu', 'job', '__proto__'))), (ids) => {
        const answers = answersFrom(ids, cases)
        const known = new Set(cases.flatMap(({ options }) => options.map(({ id }) => id)))
        expect(Object.values(answers).every((answer) => known.has(answer ?? ''))).toBe(true)
      }),
    )
  })

  it('takes the first answer to a question, in any order', () => {
    expect(answersFrom(['student', 'other', 'eu'], cases)).toEqual({
      nationality: 'other',
      living: 'student',
    })
  })
})

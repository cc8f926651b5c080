import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersFrom, idsOf, isNeeded, type Answers, type CaseQuestion } from './answers.ts'

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

describe('isNeeded', () => {
  const visa = { nationality: ['other'], living: ['job', 'student'] }

  it.each<[Answers, boolean]>([
    [{}, true],
    [{ nationality: 'other' }, true],
    [{ nationality: 'eu' }, false],
    [{ nationality: 'other', living: 'student' }, true],
    [{ nationality: 'other', living: 'pension' }, false],
    [{ living: 'pension' }, false],
  ])('judges the case %j as %s', (answers, needed) => {
    expect(isNeeded(visa, answers)).toBe(needed)
  })

  it('is always true of a document without conditions', () => {
    fc.assert(fc.property(someAnswers, (answers) => isNeeded(undefined, answers)))
  })

  it('never restores a document when one more question is answered', () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, (first, more) => {
        fc.pre(!isNeeded(visa, first))
        return !isNeeded(visa, { ...more, ...first })
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

import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { forgetAnswers, onAnswers, readAnswers, rememberAnswers } from './answers.ts'
import { answersFromList, listCase } from './list-answers.ts'
import { answerFields, answersInFields, checkedAnswers } from './questions.ts'

afterEach(() => vi.unstubAllGlobals())

describe('remembered answers', () => {
  it('add up, change and are forgotten', () => {
    const browser = memoryStorage()
    vi.stubGlobal('localStorage', browser)
    rememberAnswers({ passport: 'uk', people: [] })
    rememberAnswers({ arrival: '2027-03-01', vehicle: ['eu', 'buying'] })
    expect(readAnswers()).toEqual({
      passport: 'uk',
      people: [],
      arrival: '2027-03-01',
      vehicle: ['eu', 'buying'],
    })
    rememberAnswers({ passport: undefined })
    expect(readAnswers()).not.toHaveProperty('passport')
    forgetAnswers()
    expect(readAnswers()).toEqual({})
    expect(browser.kept.size).toBe(0)
  })

  it('are nothing, without an error, if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(() => rememberAnswers({ passport: 'uk' })).not.toThrow()
    expect(readAnswers()).toEqual({})
  })

  it('notify listeners', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('addEventListener', vi.fn())
    const changed = vi.fn()
    const stop = onAnswers(changed)
    rememberAnswers({ passport: 'uk' })
    stop()
    rememberAnswers({ passport: 'eu' })
    expect(changed).toHaveBeenCalledOnce()
  })

  it('contain only known ids and real days, whatever a link says', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const fields = new URLSearchParams(`${text}&passport=moon&arrival=2027-02-30&people=dog,wolf,none`)
        const answers = answersInFields(fields)
        expect(answersInFields(new URLSearchParams(answerFields(answers)))).toEqual(answers)
      }),
    )
    expect(
      answersInFields(new URLSearchParams('passport=moon&arrival=2027-02-30&people=dog&people=wolf')),
    ).toEqual({
      people: ['dog'],
    })
    expect(checkedAnswers((question) => (question === 'people' ? ['none'] : []))).toEqual({ people: [] })
  })
})

describe('lists of documents', () => {
  it('start with the options that answers stand for', () => {
    expect(listCase('service.nie', { passport: 'uk', stay: 'here' })).toEqual(['other', 'spain'])
    expect(listCase('service.itv', { passport: 'uk' })).toEqual([])
  })

  it.each([
    // Only one passport stands for the option.
    [['eu'], {}, { passport: 'eu' }],
    // Several do: nothing is known, or what is known stays or goes.
    [['other'], {}, { passport: undefined }],
    [['other'], { passport: 'uk' }, {}],
    [['other'], { passport: 'eu' }, { passport: undefined }],
    [['spain'], { stay: 'coming' }, { stay: 'here' }],
    [['person'], { passport: 'eu' }, {}],
  ] as const)('say with %j, for %j, %j', (options, answers, change) => {
    expect(answersFromList('service.nie', options, answers)).toEqual(change)
  })
})

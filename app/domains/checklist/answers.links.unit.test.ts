import { describe, expect, it } from 'vitest'
import { idsInQuery, queryWith } from './answers.ts'

describe('the case in an address', () => {
  it.each([
    ['', undefined],
    ['?dialog=nie-dialog', undefined],
    ['?case=', ['']],
    ['?case=eu,job', ['eu', 'job']],
    ['?a=1&case=eu%2Cjob', ['eu', 'job']],
  ])('is parsed from %j', (search, ids) => {
    expect(idsInQuery(search)).toEqual(ids)
  })

  it.each([
    [['eu', 'job'], '', '?case=eu,job'],
    [['eu'], '?case=other', '?case=eu'],
    [['eu'], '?dialog=nie-dialog', '?dialog=nie-dialog&case=eu'],
    [[], '?case=eu', ''],
    [[], '?case=eu&dialog=nie-dialog', '?dialog=nie-dialog'],
  ])('is written: %j into %j', (ids, search, query) => {
    expect(queryWith(ids, search)).toBe(query)
  })
})

import { expect, test } from 'vitest'
import { knownFields } from './known-answers.ts'

test('fields follow from earlier answers', () => {
  expect(
    knownFields({
      passport: 'uk',
      stay: 'coming',
      arrival: '2027-04-01',
      home: 'buying',
      people: ['partner', 'dog'],
      vehicle: ['eu', 'other'],
    }),
  ).toEqual({
    nationality: 'GB',
    arrival: '2027-04-01',
    tenure: 'owner',
    homeUse: 'main',
    registration: 'foreign',
    species: 'dog',
  })
})

test('ambiguous and missing answers fill in nothing', () => {
  const known = knownFields({
    passport: 'eu',
    people: ['dog', 'cat'],
    vehicle: ['spanish', 'eu'],
    home: 'none',
  })
  expect(Object.values(known).filter((value) => value !== undefined)).toEqual([])
  expect(Object.values(knownFields({})).filter((value) => value !== undefined)).toEqual([])
})

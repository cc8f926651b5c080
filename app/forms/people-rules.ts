import * as v from 'valibot'
import { birthYear, oneOf } from './field-rules.ts'

/** How many people one form can name. */
export const peopleCounts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** Names of the fields with the years of birth, in order. */
export const birthYearNames = [
  'birthYear1',
  'birthYear2',
  'birthYear3',
  'birthYear4',
  'birthYear5',
  'birthYear6',
  'birthYear7',
  'birthYear8',
] as const

const born = v.optional(birthYear())

/** How many people, and the year of birth of each: the only thing that a health quote asks about them. */
export const peopleFields = {
  people: v.optional(oneOf(peopleCounts), '1'),
  birthYear1: born,
  birthYear2: born,
  birthYear3: born,
  birthYear4: born,
  birthYear5: born,
  birthYear6: born,
  birthYear7: born,
  birthYear8: born,
}

type People = v.InferOutput<v.ObjectSchema<typeof peopleFields, undefined>>

/** Each person needs a year; a year beyond the number of people would be lost, so it is asked about. */
export function peopleRule<T extends People>(): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const form = dataset.value as T
    const wrong = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key))
    if (wrong.has('people')) return
    const report = (key: keyof People, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }],
      })
    const count = Number(form.people)
    for (const name of birthYearNames.slice(0, count)) {
      if (form[name] === undefined && !wrong.has(name)) report(name, 'birthYear')
    }
    if (birthYearNames.slice(count).some((name) => form[name] !== undefined)) report('people', 'people')
  })
}

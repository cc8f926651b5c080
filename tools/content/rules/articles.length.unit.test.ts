import { expect, it } from 'vitest'
import { articleLengthProblem, pageLengthProblem } from './articles.ts'

it.each([
  ['complete', 450, 1_250],
  ['hub', 450, 1_350],
  ['index', 450, 1_250],
  ['lifestyle', 450, 1_250],
  ['claims', 450, 2_550],
  ['text', 250, 1_450],
  ['home', 0, 1_250],
  ['brief', 0, 1_250],
  ['hours', 0, 1_250],
  ['office', 0, 1_250],
  ['contact', 0, 1_250],
] as const)('a page of the stage %s has from %i to %i words', (stage, least, most) => {
  const expected = `expected ${least} to ${most}`
  expect([least, most].map((words) => pageLengthProblem(stage, words))).toEqual([undefined, undefined])
  expect(pageLengthProblem(stage, least - 1)).toBe(`${least - 1} words, ${expected}`)
  expect(pageLengthProblem(stage, most + 1)).toBe(`${most + 1} words, ${expected}`)
})

it.each([
  ['blog', 500, 1_000],
  ['news', 200, 400],
] as const)('an article of %s has from %i to %i words', (section, least, most) => {
  const expected = `expected ${least} to ${most}`
  expect([least, most].map((words) => articleLengthProblem(section, words))).toEqual([undefined, undefined])
  expect(articleLengthProblem(section, least - 1)).toBe(`${least - 1} words, ${expected}`)
  expect(articleLengthProblem(section, most + 1)).toBe(`${most + 1} words, ${expected}`)
})

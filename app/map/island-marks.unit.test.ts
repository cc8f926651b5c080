import { expect, test } from 'vitest'
import { islandMarks } from './island-marks.ts'

const at = (page: string, lat: number, lon: number) => ({ page, position: { lat, lon } })

test('offices in one street share a tower, whatever they are called, and have a name each', () => {
  const marks = islandMarks([at('a', 39.5088, 2.4766), at('b', 39.5696, 2.6502), at('c', 39.5102, 2.4781)])
  expect(marks.get('a')?.line).toBe(0)
  expect(marks.get('b')?.line).toBe(0)
  expect(marks.get('c')).toEqual({ ...marks.get('a'), line: 1 })
})

test('two offices at two ends of a town have a tower each', () => {
  const marks = islandMarks([at('a', 39.57, 2.65), at('b', 39.57, 2.72)])
  expect([...marks.values()].map(({ line }) => line)).toEqual([0, 0])
})

test('a third name at one tower stands below the second, and an office without a position nowhere', () => {
  const marks = islandMarks([at('a', 39.5, 3), { page: 'online' }, at('b', 39.5, 3), at('c', 39.5, 3)])
  expect([...marks].map(([page, { line }]) => [page, line])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

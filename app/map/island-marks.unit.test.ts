import { expect, test } from 'vitest'
import { islandMarks } from './island-marks.ts'

const at = (page: string, lat: number, lon: number) => ({ page, position: { lat, lon } })

test('shares a tower between offices in one street, with one label each', () => {
  const marks = islandMarks([at('a', 39.5088, 2.4766), at('b', 39.5696, 2.6502), at('c', 39.5102, 2.4781)])
  expect(marks.get('a')?.line).toBe(0)
  expect(marks.get('b')?.line).toBe(0)
  expect(marks.get('c')).toEqual({ ...marks.get('a'), line: 1 })
})

test('gives two offices at opposite ends of a town a tower each', () => {
  const marks = islandMarks([at('a', 39.57, 2.65), at('b', 39.57, 2.72)])
  expect([...marks.values()].map(({ line }) => line)).toEqual([0, 0])
})

test('puts a third label at one tower below the second, and omits an office without a position', () => {
  const marks = islandMarks([at('a', 39.5, 3), { page: 'online' }, at('b', 39.5, 3), at('c', 39.5, 3)])
  expect([...marks].map(([page, { line }]) => [page, line])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

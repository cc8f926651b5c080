import { expect, test } from 'vitest'
import { islandMarks } from './island-marks.ts'

const at = (name: string, lat: number, lon: number) => ({ page: name, name, position: { lat, lon } })
const santaPonca = at('Santa Ponça', 39.5088, 2.4766)
const services = at('Santa Ponça Services', 39.5102, 2.4781)
const palma = at('Palma', 39.5696, 2.6502)

test('shares a tower between offices in one street, with one label each', () => {
  const { offices } = islandMarks([santaPonca, palma, services])
  expect(offices.get('Santa Ponça')?.line).toBe(0)
  expect(offices.get('Palma')?.line).toBe(0)
  expect(offices.get('Santa Ponça Services')).toEqual({ ...offices.get('Santa Ponça'), line: 1 })
})

test('gives two offices at opposite ends of a town a tower each', () => {
  const { offices } = islandMarks([at('a', 39.57, 2.65), at('b', 39.57, 2.72)])
  expect([...offices.values()].map(({ line }) => line)).toEqual([0, 0])
})

test('puts a third label at one tower below the second, and omits an office without a position', () => {
  const { offices } = islandMarks([
    at('a', 39.5, 3),
    { page: 'online', name: 'Online' },
    at('b', 39.5, 3),
    at('c', 39.5, 3),
  ])
  expect([...offices].map(([page, { line }]) => [page, line])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

test('connects labels in the sea with their tower on the west coast', () => {
  const { label } = islandMarks([santaPonca]).offices.get('Santa Ponça') ?? {}
  expect(label?.leader?.[1]).toBeGreaterThan(20)
})

test('puts the label before its tower where the map ends behind it', () => {
  const { label } = islandMarks([at('Cala Rajada', 39.71, 3.455)]).offices.get('Cala Rajada') ?? {}
  expect(label?.before).toBe(true)
})

test('gives labels of neighbouring towers different places', () => {
  const near = islandMarks([at('Portocolom', 39.42, 3.24), at('Felanitx', 39.47, 3.148)]).offices
  expect(near.get('Portocolom')?.label).not.toEqual(near.get('Felanitx')?.label)
})

test('shows the towns that no office’s label covers', () => {
  const names = (offices: Parameters<typeof islandMarks>[0]) =>
    islandMarks(offices).towns.map(({ name }) => name)
  expect(names([santaPonca, palma])).toEqual(['Sóller', 'Inca', 'Alcúdia', 'Manacor'])
  expect(names([at('Inca', 39.721, 2.911)])).toEqual(['Sóller', 'Alcúdia', 'Manacor'])
})

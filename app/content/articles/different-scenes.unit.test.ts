import { expect, test } from 'vitest'
import { sceneNames, type SceneName } from '#content/scene-names.ts'
import { withDifferentScenes } from './different-scenes.ts'

const scenes = (...names: SceneName[]) => names.map((scene) => ({ scene }))

test('leaves a list alone in which every picture is different', () => {
  const list = scenes('car', 'health', 'claims')
  expect(withDifferentScenes(list)).toEqual(list)
})

test('replaces the second of two equal pictures by another of its family', () => {
  expect(withDifferentScenes(scenes('claims', 'claims', 'claims-repair'))).toEqual(
    scenes('claims', 'claims-roadside', 'claims-repair'),
  )
  expect(withDifferentScenes(scenes('car', 'car'))[1]?.scene).toBe('car-village')
  expect(withDifferentScenes(scenes('car-services', 'car-services'))[1]?.scene).toBe(
    'car-services-inspection',
  )
})

test('spares the pictures that the page itself has', () => {
  expect(withDifferentScenes(scenes('claims'), ['claims'])).toEqual(scenes('claims-roadside'))
})

test('takes any picture that is left once a family is used up', () => {
  const list = withDifferentScenes(scenes('claims', 'claims', 'claims', 'claims', 'claims'))
  expect(new Set(list.map(({ scene }) => scene)).size).toBe(5)
})

test('repeats a picture only when all are taken', () => {
  const list = withDifferentScenes(scenes(...sceneNames, 'car'))
  expect(list.at(-1)).toEqual({ scene: 'car' })
})

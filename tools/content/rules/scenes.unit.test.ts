import { expect, test } from 'vitest'
import { readScenes } from '#content/scenes.server.ts'
import { sceneProblems } from './scenes.ts'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    section: 'blog' as const,
    id: `a${index}`,
    scene: 'lifestyle-fair' as const,
  }))

test('accepts a picture at the head of six pages', () => {
  expect(sceneProblems(readScenes(), articles(6))).toEqual([])
})

test('names the pages of a picture that too many share', () => {
  expect(sceneProblems(readScenes(), articles(7))).toEqual([
    'scenes.yaml: lifestyle-fair is at the head of blog/a0, blog/a1, blog/a2, blog/a3, blog/a4, blog/a5, blog/a6: ' +
      'at most 6 may share a picture',
  ])
})

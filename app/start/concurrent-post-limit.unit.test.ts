import { expect, it } from 'vitest'
import { limitConcurrentPosts } from './concurrent-post-limit.server.ts'

it('limits the posts in progress for each address and in total', () => {
  const enter = limitConcurrentPosts({ perAddress: 2, perMinute: 3 })
  const first = enter('a')
  expect(enter('a')).toBeDefined()
  expect(enter('a')).toBeUndefined()
  expect(enter('b')).toBeDefined()
  expect(enter('c')).toBeUndefined()
  first?.()
  expect(enter('c')).toBeDefined()
  expect(enter('a')).toBeUndefined()
})

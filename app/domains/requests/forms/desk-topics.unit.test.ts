import { expect, it } from 'vitest'
import { readCompanyFiles } from '#content/company-files.server.ts'
import { topics } from './topics.ts'

it('offers the topic of every desk in a callback', () => {
  const named = Object.values(readCompanyFiles().desks).flatMap(({ topic }) => topic ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((topic) => !(topics as readonly string[]).includes(topic))).toEqual([])
})

import { expect, test } from 'vitest'
import { keyOf } from './key-of.server.ts'

const noon = new Date('2026-11-23T12:00:00Z')

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

const ana = { key: '', name: 'Ana Example', message: 'A question', proof: '' }

test('the same words sent twice have one key, in the form of the others', () => {
  const key = keyOf(form(ana), noon)
  expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(keyOf(form({ ...ana, proof: 'late' }), noon)).toBe(key)
})

test('other words, another person or another day have another', () => {
  const keys = [
    keyOf(form(ana), noon),
    keyOf(form({ ...ana, message: 'Another question' }), noon),
    keyOf(form({ ...ana, name: 'Berta Example' }), noon),
    keyOf(form(ana), new Date('2026-11-24T12:00:00Z')),
    keyOf(form({ ...ana, name: 'Ana Example","message', message: '' }), noon),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

import { expect, test } from 'vitest'
import { keyOf } from './key-of.server.ts'

const noon = new Date('2026-11-23T12:00:00Z')

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

const contact = '/en/contact?form=contact-dialog'
const ana = { key: '', name: 'Ana Example', message: 'A question', proof: '' }

test('the same words sent twice on a day have one key, in the form of the others', () => {
  const key = keyOf(form(ana), contact, [], noon)
  expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const again = new Date('2026-11-23T18:30:00Z')
  expect(keyOf(form({ ...ana, proof: 'late' }), contact, [], again)).toBe(key)
})

test('other words, another person, another address, another day or a request that is over have another', () => {
  const keys = [
    keyOf(form(ana), contact, [], noon),
    keyOf(form({ ...ana, message: 'Another question' }), contact, [], noon),
    keyOf(form({ ...ana, name: 'Berta Example' }), contact, [], noon),
    keyOf(form(ana), contact, [], new Date('2026-11-24T12:00:00Z')),
    keyOf(form(ana), '/en/contact?form=contact-dialog&utm_source=news', [], noon),
    keyOf(form(ana), '/de/kontakt?form=contact-dialog', [], noon),
    keyOf(form(ana), contact, ['TAL-7K3M-Q9'], noon),
    keyOf(form({ ...ana, name: 'Ana Example","message', message: '' }), contact, [], noon),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

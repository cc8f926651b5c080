import { expect, test } from 'vitest'
import { keyOf, type KeylessForm } from './receive-request.server.ts'

const noon = new Date('2026-11-23T12:00:00Z')

function form(entries: Record<string, string>, changes: Partial<KeylessForm> = {}): KeylessForm {
  const fields = new FormData()
  for (const [name, value] of Object.entries(entries)) fields.append(name, value)
  return { fields, address: '/en/contact?form=contact-dialog', sender: 'one', ...changes }
}

const ana = { key: '', name: 'Ana Example', message: 'A question', proof: '' }

test('the same words from one sender give one key, in the format of random keys', () => {
  const key = keyOf(form(ana), noon)
  expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const again = new Date('2026-11-23T12:09:59Z')
  expect(keyOf(form({ ...ana, proof: 'late' }), again)).toBe(key)
  expect(keyOf(form(ana), new Date('2026-11-23T12:10:00Z'), 1)).toBe(key)
})

test('other words, another sender, address or time, or a closed request give another key', () => {
  const keys = [
    keyOf(form(ana), noon),
    keyOf(form(ana, { sender: 'another' }), noon),
    keyOf(form({ ...ana, message: 'Another question' }), noon),
    keyOf(form({ ...ana, name: 'Berta Example' }), noon),
    keyOf(form(ana), new Date('2026-11-23T12:10:00Z')),
    keyOf(form(ana, { address: '/en/contact?form=contact-dialog&utm_source=news' }), noon),
    keyOf(form(ana, { address: '/de/kontakt?form=contact-dialog' }), noon),
    keyOf(form(ana, { over: ['TAL-7K3M-Q9'] }), noon),
    keyOf(form({ ...ana, name: 'Ana Example","message', message: '' }), noon),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

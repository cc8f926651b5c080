import { expect, test } from 'vitest'
import { submission } from '#tests/support/submission.ts'
import { bodyHash } from './submit-request.server.ts'

const form = submission()

test('every part of the content counts', () => {
  const changes = [
    { message: 'x' },
    { fields: {} },
    { contact: { name: 'B' } },
    { consent: { policyVersion: '2026-11', marketing: true } },
    { dialog: 'dental-dialog' as const },
    { preferredLocale: 'en' as const },
    { files: [{ id: 'a', mediaType: 'image/png', size: 1 }] },
  ]
  const hashes = [form, ...changes.map((change) => ({ ...form, ...change }))].map(bodyHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('order, key, verdict, file names and the policy’s version do not', () => {
  const file = { mediaType: 'image/png', size: 1 }
  const first = { ...form, files: [{ id: 'a', ...file }] }
  const { dialog, ...others } = first
  const reordered = {
    ...others,
    dialog,
    fields: Object.fromEntries(Object.entries(form.fields).toReversed()),
  }
  const consent = { policyVersion: 'next', marketing: form.consent.marketing }
  const files = [{ id: 'b', ...file }]
  const again = { ...reordered, idempotencyKey: 'other', suspect: true, consent, files }
  expect(bodyHash(again)).toBe(bodyHash(first))
})

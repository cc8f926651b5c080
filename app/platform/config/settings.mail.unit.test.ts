import { expect, test } from 'vitest'
import { readEnvironment } from './environment.server.ts'
import { isMailKept } from './settings.server.ts'

test.each([
  [{}, 'by default'],
  [{ NODE_ENV: 'development' }, 'on purpose'],
  [{ MAIL: 'file' }, 'on purpose'],
  [{ SMTP_URL: 'smtp://mail.example:587' }, undefined],
])('%j keeps mail as files: %s', (variables, kept) => {
  expect(isMailKept(readEnvironment(variables))).toBe(kept)
})

test.each([
  [{ MAIL: 'files' }, 'MAIL: expected file'],
  [{ MAIL: 'file', SMTP_URL: 'smtp://mail.example:587' }, 'MAIL=file and SMTP_URL: expected one'],
])('rejects %j', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message)
})

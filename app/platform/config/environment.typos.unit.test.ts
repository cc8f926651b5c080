import { expect, test } from 'vitest'
import { variableNames, mistypedNames } from './environment.server.ts'

test.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['data_dir', 'DATA_DIR'],
  ['MAILOFFICE', 'MAIL_OFFICE'],
  ['BASEURL', 'BASE_URL'],
])('reports %s as a typo for %s', (variable, meant) => {
  expect(mistypedNames({ [variable]: 'x' })).toEqual([{ variable, meant }])
})

test('reports neither known variables nor those of other programs', () => {
  const own = Object.fromEntries(variableNames.map((name) => [name, 'x']))
  expect(mistypedNames(own)).toEqual([])
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'MAIL',
    'POST',
    'TZ',
    'LANG',
    'PGHOST',
    'XDG_DATA_DIRS',
    'DEBUG',
  ]
  expect(mistypedNames(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
  // Another program's variable, beside the correct one.
  expect(mistypedNames({ SMTP_URL: 'smtp://host', SMTP_URI: 'x' })).toEqual([])
})

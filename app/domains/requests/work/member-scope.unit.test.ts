import { expect, test } from 'vitest'
import { memberScope } from './member-scope.ts'

const member = { id: 'ana', offices: ['office.palma'], adviser: undefined }
const offices = { kind: 'offices', offices: ['office.palma'] }

test.each([
  ['a clerk the requests of their offices', { ...member, role: 'clerk' }, offices],
  ['a clerk without offices all', { ...member, role: 'clerk', offices: [] }, { kind: 'all' }],
  ['a manager all', { ...member, role: 'manager' }, { kind: 'all' }],
  ['an operator the deliveries of all', { ...member, role: 'operator' }, { kind: 'all' }],
  [
    'an adviser their own',
    { ...member, role: 'adviser', adviser: 'klaus' },
    { kind: 'adviser', staffId: 'ana', seat: 'klaus' },
  ],
] as const)('shows %s', (_, of, scope) => {
  expect(memberScope(of)).toEqual(scope)
})

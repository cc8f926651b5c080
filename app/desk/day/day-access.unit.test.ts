import { describe, expect, test } from 'vitest'
import type { Role } from '#domains/staff/roles.ts'
import type { Identity, Office } from '#map/identity.ts'
import { identity as base } from '#tests/support/appointments.ts'
import { mayBlock, mayHandle, officesOf } from './day-access.server.ts'

const [palma] = base.offices as readonly [Office, ...Office[]]
const languages = ['es', 'de']
const identity: Identity = {
  ...base,
  offices: [
    {
      ...palma,
      advisers: [
        { id: 'ana', languages },
        { id: 'klaus', languages },
      ],
    },
    { ...palma, page: 'office.online', advisers: [{ id: 'ana', languages }] },
    { ...palma, page: 'office.llucmajor' },
  ],
}
const who = (role: Role, offices: readonly string[] = [], adviser?: string) => ({ role, offices, adviser })
const pages = (member: ReturnType<typeof who>) => officesOf(member, identity).map(({ page }) => page)

describe('the appointment book', () => {
  test('shows each role the offices that are theirs', () => {
    expect(pages(who('manager', ['office.palma']))).toHaveLength(3)
    expect(pages(who('clerk'))).toHaveLength(3)
    expect(pages(who('clerk', ['office.llucmajor']))).toEqual(['office.llucmajor'])
    expect(pages(who('adviser', [], 'ana'))).toEqual(['office.palma', 'office.online'])
    expect(pages(who('adviser', [], 'klaus'))).toEqual(['office.palma'])
    expect(pages(who('adviser'))).toEqual([])
  })

  test('lets each role change what is theirs', () => {
    const place = { office: 'office.palma', seat: 'klaus' }
    expect(mayHandle(who('manager'), place)).toBe(true)
    expect(mayHandle(who('clerk'), place)).toBe(true)
    expect(mayHandle(who('clerk', ['office.palma']), place)).toBe(true)
    expect(mayHandle(who('clerk', ['office.online']), place)).toBe(false)
    expect(mayHandle(who('adviser', [], 'klaus'), place)).toBe(true)
    expect(mayHandle(who('adviser', ['office.palma'], 'ana'), place)).toBe(false)
    expect(mayHandle(who('editor'), place)).toBe(false)
    expect(mayHandle(who('operator'), place)).toBe(false)
  })

  test('lets managers block anybody, and advisers themselves', () => {
    expect(mayBlock(who('manager'), { seat: 'klaus' })).toBe(true)
    expect(mayBlock(who('adviser', [], 'klaus'), { seat: 'klaus' })).toBe(true)
    expect(mayBlock(who('adviser', [], 'ana'), { seat: 'klaus' })).toBe(false)
    expect(mayBlock(who('clerk'), { seat: 'klaus' })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { answerBy } from '#domains/requests/hours/answer-by.ts'
import { foldClosures } from './office-hours.ts'
import type { Identity } from './identity.ts'
import { sliceSite } from './slice.ts'
import { openingAt } from '#domains/offices/opening.ts'
import { rulesFor } from '#domains/offices/use-now.ts'

const written = readIdentity()
/** Independent of today's closures. */
const real = { ...written, offices: written.offices.map((office) => ({ ...office, closures: [] })) }
const week = { mon: ['09:00-14:00'], tue: ['09:00-14:00'], wed: ['09:00-14:00'] }
const identity: Identity = {
  ...real,
  offices: real.offices.map((office, index) => ({
    ...office,
    hours: week,
    closures: index === 0 ? ['2026-11-24'] : [],
  })),
}

describe('the closures of one office', () => {
  const { offices, holidays } = sliceSite(identity, 'de')
  const openAt = (index: number, instant: string) => {
    const office = offices[index]
    return office && openingAt(new Date(instant), rulesFor(office, holidays))
  }

  it('close it alone, in addition to holidays', () => {
    expect(openAt(0, '2026-11-24T09:00:00Z')).toEqual({
      open: false,
      opens: { day: '2026-11-25', time: '09:00' },
    })
    expect(openAt(1, '2026-11-24T09:00:00Z')).toEqual({ open: true, until: '14:00' })
    expect(openAt(0, '2026-12-08T09:00:00Z')).toHaveProperty('open', false)
    expect(openAt(0, '2027-01-20T09:00:00Z')).toHaveProperty('open', false)
  })

  it('affect promised times when no other office is open', () => {
    const monday = new Date('2026-11-23T09:00:00Z')
    const asked = { dialog: 'contact-dialog', fields: {} } as const
    expect(answerBy(asked, monday, foldClosures(identity))).toBe('2026-11-24')
    const alone = { ...identity, offices: identity.offices.slice(0, 1) }
    expect(answerBy(asked, monday, foldClosures(alone))).toBe('2026-11-25')
    expect(answerBy(asked, monday, sliceSite(alone, 'en'))).toBe('2026-11-25')
  })

  it('add nothing to an office without closures', () => {
    expect(foldClosures(real)).toEqual({ offices: real.offices, holidays: real.holidays })
  })
})

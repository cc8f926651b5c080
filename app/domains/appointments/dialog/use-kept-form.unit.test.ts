import { expect, it } from 'vitest'
import { wishIn, withChosen } from './use-kept-form.ts'

const slot = '2026-12-01T23:30:00Z'

it('keeps a time with its day on Mallorca, whichever list it was chosen from', () => {
  const kept = { office: 'office.palma', slot, day: '2026-12-02' }
  expect(withChosen({ office: 'office.palma' }, 'slot', slot)).toEqual(kept)
  expect(withChosen({ office: 'office.palma', day: '2026-11-26' }, 'near', slot)).toEqual(kept)
})

it('drops the time for another day, and nothing for another office', () => {
  expect(withChosen({ slot, day: '2026-12-02' }, 'day', '2026-12-03')).toEqual({ day: '2026-12-03' })
  const moved = withChosen({ slot, day: '2026-12-02', talk: 'de' }, 'office', 'office.online')
  expect(moved).toEqual({ office: 'office.online', slot, day: '2026-12-02', talk: 'de' })
})

it('does not treat typed fields as choices', () => {
  expect(withChosen({ talk: 'de' }, 'name', 'Delia')).toEqual({ talk: 'de' })
  const draft = { name: 'Delia', privacy: 'on', opened: '1', mode: 'phone', day: '2026-12-02', slot }
  expect(wishIn(draft)).toEqual({ mode: 'phone', day: '2026-12-02', slot })
})

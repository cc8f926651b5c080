import { expect, it } from 'vitest'
import { choiceAt, moveChoice, withoutGone } from './choice.ts'

const address = { street: 'Carrer Major 1', postcode: '07001', town: 'Palma' }
const palma = { page: 'office.palma', languages: ['es', 'en', 'de'], address }
const llucmajor = { page: 'office.llucmajor', languages: ['es'], address }
const santaPonsa = { page: 'office.santa-ponsa', languages: ['es', 'en', 'de'], address }

it('returns to the page’s language after an office without it', () => {
  const without = moveChoice(choiceAt(palma, {}, 'en'), llucmajor, 'en')
  expect(without.talk).toBe('es')
  expect(moveChoice(without, santaPonsa, 'en').talk).toBe('en')
})

it('keeps the chosen language across an office without it', () => {
  const german = moveChoice(choiceAt(palma, { talk: 'de' }, 'en'), llucmajor, 'en')
  expect(german.talk).toBe('es')
  expect(moveChoice(german, santaPonsa, 'en').talk).toBe('de')
  const spanish = choiceAt(palma, { talk: 'es' }, 'en')
  expect(moveChoice(moveChoice(spanish, llucmajor, 'en'), santaPonsa, 'en').talk).toBe('es')
})

it('keeps day and time for the next office, which drops them if it does not offer them', () => {
  const slot = '2026-12-01T08:30:00Z'
  const moved = moveChoice(choiceAt(palma, { day: '2026-12-01', slot }, 'en'), santaPonsa, 'en')
  expect(moved).toMatchObject({ office: 'office.santa-ponsa', day: '2026-12-01', slot })
  const day = (taken: boolean) => ({
    day: '2026-12-01',
    free: 1,
    slots: [{ start: slot, time: '09:30', taken }],
  })
  expect(withoutGone(moved, { days: [day(false)] }).slot).toBe(slot)
  expect(withoutGone(moved, { days: [day(true)] }).slot).toBeUndefined()
})

it('does not treat a slot as gone while its day is still loading', () => {
  const later = choiceAt(palma, { day: '2027-01-12', slot: '2027-01-12T08:30:00Z' }, 'en')
  expect(withoutGone(later, { days: [], later: '2027-01-12' }).slot).toBeDefined()
  expect(withoutGone(later, { days: [], later: '2027-01-13' }).slot).toBeUndefined()
})

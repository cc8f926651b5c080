import { expect, it } from 'vitest'
import { languageTags, locales } from '#map/locale.ts'
import { weekdayOf } from '#map/office-hours.ts'
import { addDays } from './madrid-time.ts'
import { momentInWords, weekdayName, weekdayShort } from './weekday-words.ts'

const week = Array.from({ length: 7 }, (_, at) => addDays('2026-11-23', at))

it.each(locales)('names the days of a week as %s does', (locale) => {
  const words = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(languageTags[locale], { weekday, timeZone: 'UTC' })
    return week.map((day) => format.format(new Date(day)).replace('.', ''))
  }
  expect(week.map((day) => weekdayName(day, locale))).toEqual(words('long'))
  expect(week.map((day) => weekdayShort(weekdayOf(day), locale))).toEqual(words('short'))
})

it('formats an instant by Mallorca time', () => {
  expect(momentInWords(new Date('2026-11-23T23:30:00Z'), 'de')).toBe('Dienstag, 00:30')
})

import type { DayOption } from '#design/fields/choices/day-picker.tsx'
import type { PhoneCountry } from '#design/fields/phone-field.tsx'

export const mailError = 'The ending is missing, for example .example.'

export const countries: readonly PhoneCountry[] = [
  { code: 'DE', name: 'Germany', dial: '+49' },
  { code: 'ES', name: 'Spain', dial: '+34' },
  { code: 'GB', name: 'United Kingdom', dial: '+44' },
]

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
]

export const offices = [
  { value: 'palma', label: 'Palma', note: 'until 14:00 and 16:00–19:00' },
  { value: 'llucmajor', label: 'Llucmajor', note: 'until 14:00' },
  { value: 'online', label: 'Online', note: 'by video or phone, until 19:00' },
]

export const ways = [
  { value: 'office', label: 'In person', icon: 'check' },
  { value: 'phone', label: 'Phone', icon: 'phone' },
] as const

export const days: readonly DayOption[] = [
  ['2026-11-25', 'Wed', '25', 8],
  ['2026-11-26', 'Thu', '26', 5],
  ['2026-11-27', 'Fri', '27', 3],
  ['2026-11-30', 'Mon', '30', 12],
  ['2026-12-01', 'Tue', '1', 9],
  ['2026-12-02', 'Wed', '2', 0],
  ['2026-12-03', 'Thu', '3', 7],
  ['2026-12-04', 'Fri', '4', 11],
].map(([value, weekday, day, free]) => ({
  value: String(value),
  weekday: String(weekday),
  day: String(day),
  note: `${free} free`,
  fullDate: `${weekday} ${value}`,
  disabled: free === 0,
}))

const taken = ['09:30', '11:00', '13:30', '17:00', '18:30']

export const slots = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '13:30',
  '16:30',
  '17:00',
  '18:00',
  '18:30',
].map((time) => ({ value: time, time, taken: taken.includes(time) }))

import { addDays, type LocalTime } from '#i18n/madrid-time.ts'
import { fieldError } from '#forms/field-error.ts'
import type { CallbackTime } from './callback-times.ts'
import { rangesOn, type OfficeHours } from './office-day.ts'

/** How many days ahead a call can be requested. */
const horizon = 60

/** The minimum minutes left for a call to be offered; a choice made in time can be sent until closing. */
const enough = 20

/** The parts of a day by the clock on Mallorca. */
const parts: Readonly<Record<CallbackTime, { readonly from: string; readonly until: string }>> = {
  any: { from: '00:00', until: '24:00' },
  morning: { from: '00:00', until: '12:00' },
  midday: { from: '12:00', until: '15:00' },
  afternoon: { from: '15:00', until: '24:00' },
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** The earliest time on a day with so many minutes left for a call, if any. */
function callFrom(
  day: string,
  now: LocalTime,
  hours: OfficeHours,
  least: number,
  time: CallbackTime = 'any',
) {
  const part = parts[time]
  for (const range of day < now.day ? [] : rangesOn(day, hours)) {
    const [opens = '', closes = ''] = range.split('-')
    const from = [opens, part.from, day === now.day ? now.time : ''].toSorted().at(-1) ?? ''
    const until = closes < part.until ? closes : part.until
    if (minutes(until) - minutes(from) >= least) return from
  }
  return undefined
}

const comingDays = (now: LocalTime) =>
  Array.from({ length: horizon + 1 }, (_, days) => addDays(now.day, days))

/** Whether calls are offered on a day. */
export function isCallOffered(day: string, now: LocalTime, hours: OfficeHours): boolean {
  return callFrom(day, now, hours, enough) !== undefined
}

/** The earliest call: a day and a time, `now` while an office is open. */
export interface FirstCall {
  readonly day: string
  readonly from: string
  readonly now: boolean
}

/** The earliest call, in a part of the day if one is named; undefined if no office opens then. */
export function firstCall(now: LocalTime, hours: OfficeHours, time?: CallbackTime): FirstCall | undefined {
  for (const day of comingDays(now)) {
    const from = callFrom(day, now, hours, enough, time)
    if (from !== undefined) return { day, from, now: day === now.day && from === now.time }
  }
  return undefined
}

/** Why a call is not possible: the day or the part of it; also the form's error. */
export interface CallRefusal {
  readonly of: 'day' | 'time'
  readonly error: string
}

/** Why a call is not possible on a day, in a part of it; undefined if it is, or if the hours are unknown. */
export function callRefusal(
  { day, time }: { readonly day: string; readonly time: CallbackTime },
  now: LocalTime,
  hours: OfficeHours,
): CallRefusal | undefined {
  const open = comingDays(now).filter((each) => callFrom(each, now, hours, 1) !== undefined)
  const last = open.at(-1)
  if (last === undefined) return undefined
  if (open.includes(day)) {
    const from = callFrom(day, now, hours, 1, time)
    return from === undefined ? { of: 'time', error: 'callTime' } : undefined
  }
  const next = open.find((each) => each > day)
  return {
    of: 'day',
    error: next === undefined ? fieldError('callFar', { day: last }) : fieldError('callDay', { day: next }),
  }
}

import type { Json, Path } from '#domains/editor/edits/change.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { weekdays } from '#map/identity.ts'

/** The file with offices, hours and holidays. */
export const siteFile = 'content/site.yaml'

/** An office's hours as they stand in the file. */
export interface OfficeHours {
  readonly index: number
  readonly page: string
  readonly name: Readonly<Record<string, string>>
  readonly hours: Readonly<Record<string, readonly string[]>>
  readonly closures: readonly string[]
  /** Whether the file has the list, to which a day can be added. */
  readonly hasClosures: boolean
}

function texts(value: Json | undefined): string[] {
  return isList(value) ? value.flatMap((one) => (typeof one === 'string' ? [one] : [])) : []
}

/** The offices of the file's content. */
export function readOffices(tree: Json | undefined): OfficeHours[] {
  const offices = isRecord(tree) ? tree['offices'] : undefined
  if (!isList(offices)) return []
  return offices.flatMap((office, index) => {
    if (!isRecord(office) || typeof office['page'] !== 'string') return []
    const hours = isRecord(office['hours']) ? office['hours'] : {}
    return [
      {
        index,
        page: office['page'],
        name: (isRecord(office['name']) ? office['name'] : {}) as OfficeHours['name'],
        hours: Object.fromEntries(Object.entries(hours).map(([day, ranges]) => [day, texts(ranges)])),
        closures: texts(office['closures']),
        hasClosures: isList(office['closures']),
      },
    ]
  })
}

/** The lists of holidays, such as `balearic` and `palma`. */
export function readHolidays(tree: Json | undefined): Record<string, readonly string[]> {
  const lists = isRecord(tree) ? tree['holidays'] : undefined
  if (!isRecord(lists)) return {}
  return Object.fromEntries(Object.entries(lists).map(([name, days]) => [name, texts(days)]))
}

/** Opening hours of a day have two parts at most: morning and afternoon. */
export const rangesADay = 2

/** The names of a range's two controls. */
export function rangeNames(day: string, number: number): readonly [from: string, to: string] {
  return [`${day}-${number}-from`, `${day}-${number}-to`]
}

type Values = Readonly<Record<string, string>>

const set = (path: Path, value: string): DraftChange => ({
  file: siteFile,
  change: { kind: 'set', path, value },
})
const remove = (path: Path): DraftChange => ({ file: siteFile, change: { kind: 'remove', path } })
const insert = (path: Path, index: number, value: Json): DraftChange => ({
  file: siteFile,
  change: { kind: 'insert', path, index, value },
})

/** Why hours or days were not understood. */
export type HoursMistake = 'half' | 'backwards' | 'overlap' | 'quarter' | 'notADay' | 'twice'

/** A time as people type it: `9`, `9:15` and `9.15` too. */
function timeIn(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed) ?? []
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`
}

function readRanges(
  values: Values,
  day: string,
): { ranges: string[]; wrong: [string, HoursMistake] | undefined } {
  const ranges: string[] = []
  for (let number = 0; number < rangesADay; number += 1) {
    const [fromName, toName] = rangeNames(day, number)
    const [from = '', to = ''] = [values[fromName], values[toName]].map((typed = '') => timeIn(typed))
    if (from === '' && to === '') continue
    if (from === '' || to === '') return { ranges, wrong: [from === '' ? fromName : toName, 'half'] }
    if (![from, to].every((time) => /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/.test(time)))
      return { ranges, wrong: [fromName, 'quarter'] }
    if (to <= from) return { ranges, wrong: [toName, 'backwards'] }
    if ((ranges.at(-1)?.slice(6) ?? '') >= from) return { ranges, wrong: [fromName, 'overlap'] }
    ranges.push(`${from}-${to}`)
  }
  return { ranges, wrong: undefined }
}

function dayChanges(office: OfficeHours, day: string, ranges: readonly string[]): DraftChange[] {
  const path: Path = ['offices', office.index, 'hours', day]
  const before = office.hours[day]
  if (before === undefined) {
    if (ranges.length === 0) return []
    const known = [...weekdays]
      .slice(0, (weekdays as readonly string[]).indexOf(day))
      .filter((one) => office.hours[one])
    const after = isIsoDay(day) ? Object.keys(office.hours).at(-1) : known.at(-1)
    const change = {
      kind: 'add',
      path: path.slice(0, -1),
      key: day,
      value: ranges,
      ...(after && { after }),
    } as const
    return [{ file: siteFile, change }]
  }
  if (ranges.length === 0) return [remove(path)]
  return [
    ...ranges.flatMap((range, index) => {
      if (index >= before.length) return [insert(path, index, range)]
      return range === before[index] ? [] : [set([...path, index], range)]
    }),
    // From the end, so that earlier numbers stay right.
    ...before
      .slice(ranges.length)
      .map((_, index) => remove([...path, ranges.length + index]))
      .toReversed(),
  ]
}

/** The changes of a posted week, its closures and days with hours of their own. */
export function readHours(
  office: OfficeHours,
  { values, all }: { readonly values: Values; readonly all: (name: string) => readonly string[] },
): { changes: DraftChange[]; errors: Record<string, HoursMistake> } {
  const changes: DraftChange[] = []
  const errors: Record<string, HoursMistake> = {}
  const days = [...weekdays, ...Object.keys(office.hours).filter((day) => isIsoDay(day))]
  for (const day of days) {
    if (values[rangeNames(day, 0)[0]] === undefined) continue
    const { ranges, wrong } = readRanges(values, day)
    if (wrong) errors[wrong[0]] = wrong[1]
    else changes.push(...dayChanges(office, day, ranges))
  }
  const special = values['special'] ?? ''
  if (special !== '') {
    const { ranges, wrong } = readRanges(values, 'special')
    if (!isIsoDay(special)) errors['special'] = 'notADay'
    else if (office.hours[special] !== undefined) errors['special'] = 'twice'
    else if (wrong) errors[wrong[0]] = wrong[1]
    else if (ranges.length === 0) errors[rangeNames('special', 0)[0]] = 'half'
    else changes.push(...dayChanges(office, special, ranges))
  }
  const path: Path = ['offices', office.index, 'closures']
  const gone = new Set(all('reopen'))
  office.closures.forEach((day, index) => {
    if (gone.has(day)) changes.push(remove([...path, index]))
  })
  changes.reverse()
  const added = [...new Set(all('closure').filter(Boolean))].toSorted()
  const kept = office.closures.filter((day) => !gone.has(day))
  for (const day of added) {
    if (!isIsoDay(day)) errors['closure'] = 'notADay'
    else if (kept.includes(day)) errors['closure'] = 'twice'
  }
  if (added.length === 0 || errors['closure']) return { changes, errors }
  if (!office.hasClosures)
    changes.push({
      file: siteFile,
      change: { kind: 'add', path: path.slice(0, -1), key: 'closures', value: added },
    })
  else
    for (const day of added) {
      const at = kept.findIndex((one) => one > day)
      const index = at === -1 ? kept.length : at
      kept.splice(index, 0, day)
      changes.push(insert(path, index, day))
    }
  return { changes, errors }
}

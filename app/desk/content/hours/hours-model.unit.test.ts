import { expect, it } from 'vitest'
import { changeFile, readTree } from '#domains/editor/edits/change-file.server.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { rangeNames, readHours, readOffices, siteFile } from './hours-model.server.ts'

const source = readText(siteFile)
const offices = readOffices(readTree(siteFile, source))

function office(page: string) {
  const found = offices.find((one) => one.page === page)
  if (found === undefined) throw new Error(`no office ${page}`)
  return found
}

const palma = office('office.palma')

/** What the week's form sends, with other values. */
function week(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const values: Record<string, string> = {}
  for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
    for (const number of [0, 1]) {
      const [from, to] = rangeNames(day, number)
      const [open = '', close = ''] = palma.hours[day]?.[number]?.split('-') ?? []
      Object.assign(values, { [from]: open, [to]: close })
    }
  return { ...values, ...changes }
}

function read(values: Readonly<Record<string, string>>, lists: Readonly<Record<string, string[]>> = {}) {
  return readHours(palma, {
    values: { ...week(), ...values },
    all: (name) => lists[name] ?? [],
  })
}

/** The hours and closures of Palma after changes, and how many lines of the file differ. */
function applied(changes: readonly DraftChange[]) {
  let now = source
  for (const one of changes) {
    if (!('change' in one)) throw new Error('not a change of a field')
    const changed = changeFile(one.file, now, one.change)
    if (changed.kind === 'refused') throw new Error(changed.why)
    now = changed.source
  }
  const before = new Set(source.split('\n'))
  const after = readOffices(readTree(siteFile, now)).find(({ page }) => page === palma.page)
  return { office: after, lines: now.split('\n').filter((line) => !before.has(line)) }
}

it('a week that is sent as it was shown changes nothing', () => {
  expect(read({})).toEqual({ changes: [], errors: {} })
})

it('other hours change their own line', () => {
  const { office: after, lines } = applied(
    read({ 'fri-0-to': '15', 'fri-1-from': '16.15', 'fri-1-to': '19:00' }).changes,
  )
  expect(after?.hours['fri']).toEqual(['09:00-15:00', '16:15-19:00'])
  expect(after?.hours['mon']).toEqual(palma.hours['mon'])
  expect(lines).toHaveLength(1)
})

it('a day opens and closes', () => {
  const { office: after } = applied(
    read({
      'sat-0-from': '10',
      'sat-0-to': '13',
      'mon-0-from': '',
      'mon-0-to': '',
      'mon-1-from': '',
      'mon-1-to': '',
    }).changes,
  )
  expect(after?.hours['sat']).toEqual(['10:00-13:00'])
  expect(after?.hours['mon']).toBeUndefined()
})

it('closures stand in order, and a day with hours of its own among the hours', () => {
  const { office: after } = applied(
    read(
      { special: '2026-12-24', 'special-0-from': '9', 'special-0-to': '13' },
      { closure: ['2027-01-04', '2026-12-30', '2026-12-30'] },
    ).changes,
  )
  expect(after?.closures).toEqual(['2026-12-30', '2027-01-04'])
  expect(after?.hours['2026-12-24']).toEqual(['09:00-13:00'])
})

it('an office opens again on the right days', () => {
  const closed = { ...palma, closures: ['2026-12-30', '2027-01-04', '2027-01-05'] }
  const { changes } = readHours(closed, {
    values: week(),
    all: (name) => (name === 'reopen' ? ['2026-12-30', '2027-01-05'] : []),
  })
  // The last one first: numbers of entries before it stay right.
  expect(changes).toMatchObject([
    { change: { kind: 'remove', path: ['offices', 0, 'closures', 2] } },
    { change: { kind: 'remove', path: ['offices', 0, 'closures', 0] } },
  ])
})

it.each([
  [{ 'mon-0-to': '' }, 'mon-0-to', 'half'],
  [{ 'mon-0-from': '15:00' }, 'mon-0-to', 'backwards'],
  [{ 'mon-1-from': '13:00' }, 'mon-1-from', 'overlap'],
  [{ 'mon-0-to': '14:20' }, 'mon-0-from', 'quarter'],
  [{ 'mon-0-to': "14:00'\n- x" }, 'mon-0-from', 'quarter'],
  [{ special: '2026-02-30', 'special-0-from': '9', 'special-0-to': '10' }, 'special', 'notADay'],
  [{ special: '2026-12-24' }, 'special-0-from', 'half'],
] as const)('%o is wrong at %s', (values, name, why) => {
  expect(read(values).errors).toEqual({ [name]: why })
})

it('reports a closure that is not a day or already exists', () => {
  expect(read({}, { closure: ['tomorrow'] }).errors).toEqual({ closure: 'notADay' })
  const closed = { ...palma, closures: ['2026-12-30'] }
  expect(
    readHours(closed, { values: week(), all: (name) => (name === 'closure' ? ['2026-12-30'] : []) }).errors,
  ).toEqual({ closure: 'twice' })
})

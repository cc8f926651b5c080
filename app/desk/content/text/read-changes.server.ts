import type { Json, Scalar } from '#domains/editor/edits/change.ts'
import type { Column, Field, FieldList, TextForm } from '#domains/editor/files/field.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import type { Problem } from '#domains/editor/problems/problem.ts'
import { controlName } from '#desk/content/content-address.ts'

/** A value that cannot be stored as it was typed. */
type Wrong = Pick<Problem, 'kind' | 'params'>

/** What a posted form changes, and which values were not understood, by the name of their control. */
export interface ReadChanges {
  readonly changes: readonly DraftChange[]
  readonly wrong: Readonly<Record<string, Wrong>>
}

const plainNumber = /^-?\d+(?:[.,]\d+)?$/
const groupedNumber = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/

/** A number as people write it in any of the three languages; what may be two numbers is asked about. */
export function readNumber(typed: string): number | Wrong {
  const text = typed.replaceAll(/[\s€%]/g, '')
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    const params = { got: typed, one: text.replace(',', '.'), other: text.replace(/[.,]/, '') }
    return { kind: 'ambiguousPoint', params }
  }
  if (plainNumber.test(text)) return Number(text.replace(',', '.'))
  const [, separator] = groupedNumber.exec(text) ?? []
  return separator === undefined
    ? { kind: 'number', params: { got: typed } }
    : Number(text.replaceAll(separator, '').replace(',', '.'))
}

function readValue({ kind }: Field, before: Scalar | undefined, typed: string): Scalar | Wrong {
  if (kind === 'yes-no') return typed === 'true'
  if (kind === 'amount' || kind === 'number' || typeof before === 'number') return readNumber(typed)
  return typed
}

const isWrong = (value: Scalar | Wrong): value is Wrong => typeof value === 'object'

/** How a value stands in its control. */
export function shownValue(value: Scalar | undefined, locale: string): string {
  if (value === undefined) return ''
  if (typeof value !== 'number') return String(value)
  return locale === 'en' ? String(value) : String(value).replace('.', ',')
}

function readField(field: Field, values: Readonly<Record<string, string>>): ReadChanges {
  const changes: DraftChange[] = []
  const wrong: Record<string, Wrong> = {}
  if (field.kind === 'fixed') return { changes, wrong }
  for (const [column, place] of Object.entries(field.places)) {
    const name = controlName(column, field.id)
    const typed = Object.hasOwn(values, name) ? values[name] : undefined
    const before = field.values[column as Column]
    if (typed === undefined) continue
    const { file, path } = place
    const key = path.at(-1)
    if (typed === '' && before === undefined) continue
    if (typed === '' && !field.required) {
      changes.push({ file, change: { kind: 'remove', path } })
      continue
    }
    const value = readValue(field, before, typed)
    if (isWrong(value)) wrong[name] = value
    else if (before === undefined && typeof key === 'string')
      changes.push({ file, change: { kind: 'add', path: path.slice(0, -1), key, value } })
    else if (value !== before && value !== String(before).trim())
      changes.push({ file, change: { kind: 'set', path, value } })
  }
  return { changes, wrong }
}

/** A group of languages that is not there yet, with the values that were typed. */
function readAbsent(field: Field, values: Readonly<Record<string, string>>): ReadChanges {
  const typed = Object.entries(field.places).flatMap(([column, place]) => {
    const value = values[controlName(column, field.id)] ?? ''
    return value === '' ? [] : [{ key: String(place.path.at(-1)), value, place }]
  })
  const [first] = typed
  if (first === undefined) return { changes: [], wrong: {} }
  const group = first.place.path.slice(0, -1)
  const value = Object.fromEntries(typed.map((one) => [one.key, one.value]))
  const change = { kind: 'add', path: group.slice(0, -1), key: String(group.at(-1)), value } as const
  return { changes: [{ file: first.place.file, change }], wrong: {} }
}

/** The changes that posted values make to a form's fields; names of other fields are left out. */
export function readChanges(
  { fields }: Pick<TextForm, 'fields'>,
  values: Readonly<Record<string, string>>,
): ReadChanges {
  const read = fields.map((field) => (field.absent ? readAbsent : readField)(field, values))
  return {
    changes: read.flatMap(({ changes }) => changes),
    wrong: Object.assign({}, ...read.map(({ wrong }) => wrong)) as ReadChanges['wrong'],
  }
}

function blank({ kind, limits }: FieldList['entry'][number], today: string): Scalar {
  if (kind === 'yes-no') return false
  if (kind === 'amount' || kind === 'number') return limits.least ?? 0
  if (kind === 'day') return today
  return kind === 'choice' ? (limits.choices?.[0] ?? '') : ''
}

function put(tree: Json | undefined, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (/^\d+$/.test(key)) {
    const list = Array.isArray(tree) ? [...(tree as readonly Json[])] : []
    list[Number(key)] = put(list[Number(key)], rest, value)
    return list
  }
  const record = typeof tree === 'object' && tree !== null ? (tree as Record<string, Json>) : {}
  return { ...record, [key]: put(record[key], rest, value) }
}

/** A new entry of a list, empty: the check says what it needs. */
export function blankEntry({ entry }: FieldList, today: string): Json {
  let value: Json | undefined
  for (const field of entry) {
    if (!field.required) continue
    const path = field.id.split('.').filter(Boolean)
    for (const column of field.columns)
      value = put(value, column === 'all' ? path : [...path, column], blank(field, today))
  }
  return value ?? ''
}

/** What a button of a list asks for, such as `up:faqs.items:2`. */
export function readListAction(lists: readonly FieldList[], asked: string, today: string): DraftChange[] {
  const [, action, id = '', number = ''] = /^(add|remove|up|down):([^:]*)(?::(\d{1,4}))?$/.exec(asked) ?? []
  const list = lists.find((one) => one.id === id && one.kind === 'list')
  if (action === undefined || list === undefined) return []
  const index = Number(number)
  return Object.entries(list.places).flatMap(([column, { file, path }]): DraftChange[] => {
    const count = list.counts[column as Column] ?? 0
    const key = path.at(-1)
    if (action === 'add' && list.absent && typeof key === 'string') {
      const value = [blankEntry(list, today)]
      return [{ file, change: { kind: 'add', path: path.slice(0, -1), key, value } }]
    }
    if (action === 'add')
      return count >= list.most
        ? []
        : [{ file, change: { kind: 'insert', path, index: count, value: blankEntry(list, today) } }]
    if (number === '' || index >= count) return []
    if (action === 'remove')
      return count <= list.least ? [] : [{ file, change: { kind: 'remove', path: [...path, index] } }]
    const to = action === 'up' ? index - 1 : index + 1
    return to < 0 || to >= count ? [] : [{ file, change: { kind: 'move', path, from: index, to } }]
  })
}

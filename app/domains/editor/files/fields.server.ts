import type { Json, Path, Scalar } from '#domains/editor/edits/change.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { valueAt } from '#domains/editor/edits/tree.ts'
import { weekdays } from '#map/identity.ts'
import { locales } from '#map/locale.ts'
import { readDraftFile } from './draft-files.server.ts'
import type { Column, Field, FieldKind, FieldList, Limits, Place, TextForm } from './field.ts'
import { asSchema, chosen, kindOf, limitsOf, unwrapped, type Schema } from './schema-parts.server.ts'
import type { EditableText, TextFile } from './texts.server.ts'

/** A value that several columns have at places of their own. */
interface Spot {
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly places: Readonly<Partial<Record<Column, Place>>>
  readonly values: Readonly<Partial<Record<Column, Json | undefined>>>
}

interface Found {
  readonly fields: Field[]
  readonly lists: FieldList[]
  /** What an entry may consist of is read, before there is one: a schema may contain itself. */
  readonly isShape?: true
}

const columns: readonly Column[] = ['all', ...locales]
const joined = (...parts: readonly (string | number)[]) => parts.filter((part) => part !== '').join('.')
const keyOf = ({ label }: Spot) => label.split('.').at(-1) ?? ''

function columnsOf(spot: Spot): Column[] {
  return columns.filter((column) => spot.places[column] !== undefined)
}

function mapped<T, R>(from: Readonly<Partial<Record<Column, T>>>, change: (value: T) => R) {
  return Object.fromEntries(
    Object.entries(from).map(([column, value]) => [column, change(value)]),
  ) as Partial<Record<Column, R>>
}

/** What is below a spot at a key, in each of its columns. */
function below(spot: Spot, key: string | number, label: string, required: boolean): Spot {
  return {
    id: joined(spot.id, key),
    label,
    required,
    places: mapped(spot.places, ({ file, path }) => ({ file, path: [...path, key] })),
    values: mapped(spot.values, (value) => valueAt(value, [key])),
  }
}

/** The languages of a spot that stand beside each other in one file. */
function beside(spot: Spot, required: boolean): Spot {
  const place = spot.places.all
  const of = <T>(change: (locale: (typeof locales)[number]) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, change(locale)])) as Record<
      (typeof locales)[number],
      T
    >
  return {
    id: spot.id,
    label: spot.label,
    required,
    places: place ? of((locale) => ({ file: place.file, path: [...place.path, locale] })) : {},
    values: of((locale) => valueAt(spot.values.all, [locale])),
  }
}

function isScalarValue(value: Json | undefined): value is Scalar {
  return value !== undefined && value !== null && typeof value !== 'object'
}

function asField(spot: Spot, kind: FieldKind, limits: Limits): Field {
  const values = Object.entries(spot.values).filter(([, value]) => isScalarValue(value))
  return {
    id: spot.id,
    label: spot.label,
    kind,
    limits,
    required: spot.required,
    places: spot.places,
    values: Object.fromEntries(values) as Field['values'],
  }
}

/** Any of a spot's values: the columns have the same shape. */
function anyValue(spot: Spot): Json | undefined {
  return Object.values(spot.values).find((value) => value !== undefined && value !== null)
}

const isLocalized = (entries: Schema['entries'], spot: Spot) =>
  entries !== undefined && spot.places.all !== undefined && locales.every((locale) => locale in entries)

/** Whether a group consists of a text in each language and of nothing else. */
function isOneText({ entries }: Schema, spot: Spot): boolean {
  return isLocalized(entries, spot) && Object.keys(entries ?? {}).length === locales.length
}

/** An optional text that no language has: empty, and brought by its first value. */
function readAbsentText(schema: Schema, spot: Spot, found: Found): void {
  const own: Found = { fields: [], lists: [] }
  readObject(schema, spot, own)
  found.fields.push(...own.fields.map((field) => ({ ...field, required: false, absent: true as const })))
}

function readObject(schema: Schema, spot: Spot, found: Found): void {
  const entries = schema.entries ?? {}
  const together = isLocalized(entries, spot)
  const [first] = locales
  const localized = entries[first]
  if (together && localized) {
    const { schema: inner, required } = unwrapped(localized)
    readSpot(inner, beside(spot, required), found)
  }
  for (const [key, entry] of Object.entries(entries)) {
    if (together && locales.some((locale) => locale === key)) continue
    const { schema: inner, required } = unwrapped(entry)
    const next = below(spot, key, joined(spot.label, key), required)
    // An optional group that no column has is offered as one thing to add, not as its parts.
    if (!required && anyValue(next) === undefined && (inner.entries || inner.item || inner.options)) {
      if (inner.item && !found.isShape) readList(inner, next, found)
      if (!found.isShape && isOneText(inner, next)) readAbsentText(inner, next, found)
      if (inner.type !== 'picklist') continue
    }
    readSpot(inner, next, found)
  }
}

/** What a new entry consists of. */
function entryShape(schema: Schema): FieldList['entry'] {
  const found: Found = { fields: [], lists: [], isShape: true }
  const inner = chosen(schema, undefined)
  const spot: Spot = {
    id: '',
    label: '',
    required: true,
    places: { all: { file: '', path: [] } },
    values: {},
  }
  // Only the first level of what may stand in a union or variant is known before there is a value.
  if (inner.type !== 'variant' && inner.type !== 'union') readSpot(inner, spot, found)
  return found.fields.map(({ id, label, kind, limits, required, places }) => ({
    id,
    label,
    kind,
    limits,
    required,
    columns: Object.keys(places) as Column[],
  }))
}

function readList(schema: Schema, spot: Spot, found: Found): void {
  const { item } = schema
  if (item === undefined) return
  const counts = mapped(spot.values, (value) => (Array.isArray(value) ? value.length : 0))
  const { least = 0, most = Number.POSITIVE_INFINITY } = limitsOf(schema)
  found.lists.push({
    id: spot.id,
    label: spot.label,
    kind: 'list',
    least,
    most,
    places: spot.places,
    counts,
    entry: entryShape(item),
    ...(Object.values(spot.values).some((value) => Array.isArray(value)) ? {} : { absent: true as const }),
  })
  const longest = Math.max(0, ...Object.values(counts))
  for (let index = 0; index < longest; index += 1) {
    const has = (column: Column) => index < (counts[column] ?? 0)
    const whole = below(spot, index, spot.label, true)
    const kept = <T>(from: Readonly<Partial<Record<Column, T>>>) =>
      Object.fromEntries(
        columnsOf(spot)
          .filter(has)
          .map((column) => [column, from[column]]),
      )
    readSpot(item, { ...whole, places: kept(whole.places), values: kept(whole.values) }, found)
  }
}

function readKeys(schema: Schema, spot: Spot, found: Found): void {
  const { value: valueSchema } = schema
  if (valueSchema === undefined) return
  const keysOf = (value: Json | undefined) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const isHours = spot.label.endsWith('hours')
  found.lists.push({
    id: spot.id,
    label: spot.label,
    kind: 'keys',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    places: spot.places,
    counts: mapped(spot.values, (value) => keysOf(value).length),
    entry: entryShape(valueSchema),
    ...(isHours && { keys: weekdays }),
  })
  const keys = new Set(Object.values(spot.values).flatMap((value) => keysOf(value)))
  for (const key of keys) readSpot(valueSchema, below(spot, key, spot.label, true), found)
}

function readSpot(given: Schema, spot: Spot, found: Found): void {
  const value = anyValue(spot)
  const schema = chosen(given, value)
  if (schema.entries) readObject(schema, spot, found)
  else if (schema.item) readList(schema, spot, found)
  else if (schema.type === 'record') readKeys(schema, spot, found)
  else if (value === undefined || isScalarValue(value))
    found.fields.push(asField(spot, kindOf(schema, keyOf(spot), value), limitsOf(schema)))
}

interface Read {
  readonly file: TextFile
  readonly tree: Json
}

/** The source of a file below the project; undefined if there is none. */
export type ReadSource = (file: string) => string | undefined

function readFile(read: ReadSource, file: TextFile): Read | undefined {
  const source = read(file.file)
  const tree = source === undefined ? undefined : readTree(file.file, source)
  return tree === undefined ? undefined : { file, tree }
}

/**
 * All fields of a text, each with its values beside each other. A file that cannot be read has none; the check says why.
 * @param from the folder of a draft, or of the project; or a function that reads a version of its files
 */
export function readTextForm(from: string | ReadSource, text: EditableText): TextForm {
  const read: ReadSource = typeof from === 'string' ? (file) => readDraftFile(from, file) : from
  const found: Found = { fields: [], lists: [] }
  const shared = text.shared && readFile(read, text.shared)
  const top = { id: '', label: '', required: true }
  if (shared) {
    const places = { all: { file: shared.file.file, path: [] as Path } }
    readSpot(asSchema(shared.file.schema), { ...top, places, values: { all: shared.tree } }, found)
  }
  const { perLocale } = text
  if (perLocale) {
    const versions = locales.flatMap((locale) => {
      const one = readFile(read, perLocale[locale])
      return one ? [[locale, one] as const] : []
    })
    const places = Object.fromEntries(
      versions.map(([locale, { file }]) => [locale, { file: file.file, path: [] as Path }]),
    )
    const values = Object.fromEntries(versions.map(([locale, { tree }]) => [locale, tree]))
    readSpot(asSchema(perLocale.es.schema), { ...top, places, values }, found)
    if (text.kind === 'blog' || text.kind === 'news') {
      const whole = { ...top, places, values }
      found.fields.push(asField(below(whole, 'body', 'body', true), 'markdown', {}))
    }
  }
  return found
}

import * as v from 'valibot'
import { inline, isoDay, pageId } from '#content/schema/schema.common.ts'
import { plainKeys } from '#content/plain-keys.ts'
import type { FieldKind, Limits } from './field.ts'

/** A schema as its parts are read here. */
export interface Schema {
  readonly type: string
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown; readonly message?: unknown })[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly rest?: Schema
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly key?: string | Schema
  readonly value?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly getter?: (input: unknown) => Schema
}

/** The library's schemas have the same parts, under types of their own. */
export function asSchema(schema: v.GenericSchema): Schema {
  return schema as unknown as Schema
}

/** All steps of a schema, those of its base before its own. */
function stepsOf(schema: Schema): NonNullable<Schema['pipe']> {
  const [base, ...rest] = schema.pipe ?? []
  return base === undefined ? [] : [...stepsOf(base), base, ...rest]
}

function isOrContains(schema: Schema, other: v.GenericSchema): boolean {
  const wanted = asSchema(other)
  return schema === wanted || stepsOf(schema).includes(wanted)
}

/** The schema behind `optional` and the like, and whether a value may be missing. */
export function unwrapped(schema: Schema, input?: unknown): { schema: Schema; required: boolean } {
  if (schema.type === 'lazy' && schema.getter) return unwrapped(schema.getter(input), input)
  if (/^(?:exact_)?optional$|^nullish$/.test(schema.type) && schema.wrapped)
    return { schema: unwrapped(schema.wrapped, input).schema, required: false }
  return { schema, required: true }
}

function matches(schema: Schema, value: unknown): boolean {
  return v.safeParse(schema as unknown as v.GenericSchema, value).success
}

/** The object that a variant's value is, by the key that tells them apart. */
function variantFor(schema: Schema, value: unknown): Schema | undefined {
  const { key } = schema
  if (typeof key !== 'string' || typeof value !== 'object' || value === null) return undefined
  const given: unknown = Reflect.get(value, key)
  return (schema.options as readonly Schema[]).flatMap((option) => {
    if (option.type === 'variant') return variantFor(option, value) ?? []
    const named = unwrapped(option.entries?.[key] ?? { type: 'never' }).schema
    return named.literal === given || named.options?.includes(given) === true ? option : []
  })[0]
}

/** The one of several schemas that a value has. */
export function chosen(schema: Schema, value: unknown): Schema {
  const { schema: inner } = unwrapped(schema, value)
  if (inner.type === 'variant') return variantFor(inner, value) ?? inner
  if (inner.type !== 'union') return inner
  const options = inner.options as readonly Schema[]
  const found =
    options.find((option) => matches(option, value)) ??
    options.find((option) => (typeof value === 'object') === (unwrapped(option).schema.entries !== undefined))
  return found ? chosen(found, value) : inner
}

const numberOf = (requirement: unknown) => (typeof requirement === 'number' ? requirement : undefined)

/** The limits of a value. */
export function limitsOf(schema: Schema): Limits {
  const limits: { least?: number; most?: number; whole?: boolean; choices?: readonly string[] } = {}
  for (const { type, requirement } of stepsOf(schema)) {
    const number = numberOf(requirement)
    if (type === 'integer') limits.whole = true
    if (number === undefined) continue
    if (type === 'min_length' || type === 'min_value') limits.least = Math.max(limits.least ?? number, number)
    if (type === 'max_length' || type === 'max_value') limits.most = Math.min(limits.most ?? number, number)
    if (type === 'length') Object.assign(limits, { least: number, most: number })
  }
  if (schema.type === 'picklist') limits.choices = (schema.options ?? []).map(String)
  return limits
}

/** Keys whose values other places name, or that the code reads. */
const fixedKeys = new Set(['id', 'stage', 'kind', 'slug'])
const plain = new Set<string>(plainKeys)

const byMessage: Readonly<Record<string, FieldKind>> = {
  'the id of a fact': 'fact',
  'expected HH:MM-HH:MM, at quarters of an hour': 'hours',
  'expected https and no password': 'address',
}

/** How a value is entered. */
export function kindOf(schema: Schema, key: string, value: unknown): FieldKind {
  if (schema.type === 'literal' || (fixedKeys.has(key) && typeof value === 'string')) return 'fixed'
  if (isOrContains(schema, isoDay)) return 'day'
  if (schema.type === 'custom' || schema === asSchema(pageId)) return 'page'
  if (schema.type === 'picklist') return 'choice'
  if (schema.type === 'boolean') return 'yes-no'
  const steps = stepsOf(schema)
  const known = steps.flatMap(({ message }) =>
    typeof message === 'string' ? (byMessage[message] ?? []) : [],
  )[0]
  if (known) return known
  if (schema.type === 'number') return steps.some(({ type }) => type === 'check') ? 'amount' : 'number'
  if (steps.some(({ type }) => type === 'url')) return 'address'
  if (steps.some(({ type }) => type === 'email')) return 'email'
  const { most = 0 } = limitsOf(schema)
  if (most > 1000) return 'text'
  return isOrContains(schema, inline) && !plain.has(key) && most === 0 ? 'prose' : 'line'
}

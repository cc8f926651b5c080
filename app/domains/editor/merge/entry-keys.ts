import { isDeepStrictEqual } from 'node:util'
import type { Json } from '#domains/editor/edits/change.ts'

export type JsonMap = { readonly [key: string]: Json }

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isRecord(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  return isDeepStrictEqual(one, other)
}

/** The fields by which an entry of a list is the same one in another version. */
const naming = ['id', 'page', 'payee', 'q', 'term', 'title', 'label', 'name', 'who'] as const

/** What an entry is recognised by. */
export function entryKey(entry: Json): string {
  if (!isRecord(entry)) return JSON.stringify(entry)
  const field = naming.find((name) => typeof entry[name] === 'string')
  return field === undefined ? JSON.stringify(entry) : `${field}=${String(entry[field])}`
}

export const keysOf = (list: readonly Json[]): string[] => list.map(entryKey)

export const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

/**
 * Whether the entries of versions of a list are the same ones at the same places, though some may have been reworded.
 * @param base the version from which the others come
 */
export function isAligned(base: readonly string[], ...versions: readonly (readonly string[])[]): boolean {
  const known = new Set(base)
  return versions.every(
    (keys) =>
      keys.length === base.length && keys.every((key, index) => key === base[index] || !known.has(key)),
  )
}

import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { crossCheck, anyOf, oneOf, postcode, whole, year } from '#forms/field-rules.ts'

export const tenures = ['owner', 'tenant', 'landlord'] as const
export const homeKinds = ['flat', 'house', 'finca'] as const
export const homeUses = ['main', 'second', 'holidayLet'] as const
export const homeExtras = ['pool', 'alarm', 'outbuildings'] as const
export const sumsChoices = ['estimate', 'known'] as const

/** A home insurance quote. Sums are given, or estimated together. */
export const hogarSchema = v.pipe(
  formFields({
    tenure: oneOf(tenures),
    homeKind: oneOf(homeKinds),
    homeUse: oneOf(homeUses),
    /** Square metres built. */
    area: whole(10, 10_000),
    // The oldest houses of the island that are lived in are from the years after 1229.
    builtYear: v.optional(year(1200, 3)),
    postcode: postcode(),
    homeExtras: anyOf(homeExtras),
    sums: v.optional(oneOf(sumsChoices), 'estimate'),
    /** Euros. */
    contentsSum: v.optional(whole(0, 50_000_000)),
    buildingSum: v.optional(whole(0, 50_000_000)),
  }),
  reachable(),
  crossCheck(['sums', 'contentsSum', 'buildingSum'], 'contentsSum', ({ sums, contentsSum, buildingSum }) =>
    sums === 'known' && contentsSum === undefined && buildingSum === undefined ? 'sums' : undefined,
  ),
)

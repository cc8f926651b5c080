import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import {
  cards,
  crossCheck,
  optional,
  postcode,
  presetTo,
  segmented,
  ticks,
  whole,
  year,
} from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

export const homeKinds = ['flat', 'house', 'finca'] as const

const questions = {
  tenure: segmented(['owner', 'tenant', 'landlord']),
  homeKind: segmented(homeKinds),
  homeUse: cards(['main', 'second', 'holidayLet']),
  /** Square metres built. */
  area: whole(10, 10_000),
  // The oldest inhabited houses of the island were built after 1229.
  builtYear: optional(year(1200, 3)),
  postcode: postcode(),
  homeExtras: ticks(['pool', 'alarm', 'outbuildings']),
  sums: presetTo('estimate', cards(['estimate', 'known'])),
  /** Euros. */
  contentsSum: optional(whole(0, 50_000_000)),
  buildingSum: optional(whole(0, 50_000_000)),
}

/** A home insurance quote. Sums are given, or estimated together. */
export default defineForm({
  words: 'hogar',
  questions,
  rows: [['area', 'builtYear']],
  conditions: [{ question: 'sums', is: ['known'], shows: ['contentsSum', 'buildingSum'] }],
  schema: v.pipe(
    formFields(questions),
    reachable(),
    crossCheck(['sums', 'contentsSum', 'buildingSum'], 'contentsSum', ({ sums, contentsSum, buildingSum }) =>
      sums === 'known' && contentsSum === undefined && buildingSum === undefined ? 'sums' : undefined,
    ),
  ),
})

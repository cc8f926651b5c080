import * as v from 'valibot'
import { isoDay } from '#content/schema/schema.common.ts'
import type { Condition } from './conditions.ts'

const bound = v.optional(v.union([v.number(), isoDay], 'expected a number or a day such as 2026-11-27'))
const range = v.pipe(
  v.strictObject({ from: bound, before: bound }),
  v.check(({ from, before }) => from !== undefined || before !== undefined, 'expected from, before or both'),
)
const options = v.pipe(v.array(v.string()), v.minLength(1))

/** The options of which one must be chosen, by question: all that lists of documents need. */
export const optionsCondition = v.record(v.string(), options)

/** A condition on answers, as `docs/content.md` describes it. */
export const conditionSchema: v.GenericSchema<Condition> = v.lazy(() =>
  v.pipe(
    v.objectWithRest(
      {
        all: v.optional(v.pipe(v.array(conditionSchema), v.minLength(1))),
        any: v.optional(v.pipe(v.array(conditionSchema), v.minLength(2))),
        not: v.optional(conditionSchema),
      },
      v.union([options, range], 'expected a list of options, or a range with from and before'),
    ),
    v.check((condition) => Object.keys(condition).length > 0, 'expected at least one question'),
  ),
)

import * as v from 'valibot'

/**
 * A rule about several fields of a form: what is wrong with them together, if anything. It is reported at the field `at`,
 * also while other fields are wrong, but not while one of its own is.
 */
export function crossCheck<T extends object>(
  names: readonly (keyof T & string)[],
  at: keyof T & string,
  problemOf: (form: T) => string | undefined,
): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const wrong = dataset.issues?.some(({ path }) => names.some((name) => path?.[0]?.key === name)) ?? false
    // Where other fields are wrong the set is untyped, but those that the rule reads are right.
    const form = dataset.value as T
    const message = wrong ? undefined : problemOf(form)
    if (message === undefined) return
    addIssue({
      message,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...form } as Record<string, unknown>,
          key: at,
          value: form[at],
        },
      ],
    })
  })
}

import { useT } from '#i18n/use-t.ts'

type Values = Readonly<Record<string, string | number>>
type Words = (key: string, values?: Values) => string
type Area = Words & { has: (key: string) => boolean }

export interface FieldWordsOf {
  readonly label: (name: string) => string
  readonly hint: (name: string, values?: Values) => string | undefined
  readonly option: (name: string, value: string) => string
}

/** The words of a dialog's own fields, found by the field's name. A missing one fails the build's test. */
export function useFieldWords(): FieldWordsOf {
  // The names come from the schemas, so their type is wider than the list of keys.
  const label = useT('fieldLabel') as unknown as Area
  const hint = useT('fieldHint') as unknown as Area
  const option = useT('fieldOption') as unknown as Area
  return {
    label: (name) => {
      const [, person] = /^birthYear(\d)$/.exec(name) ?? []
      return person === undefined ? label(name) : label('birthYearOf', { person })
    },
    hint: (name, values) => (hint.has(name) ? hint(name, values) : undefined),
    option: (name, value) => option(option.has(`${name}.${value}`) ? `${name}.${value}` : `common.${value}`),
  }
}

import { useRef, useState, type ReactNode } from 'react'
import { useT } from '#i18n/locale-provider.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/fields/field.tsx'
import { IconButton } from '#design/icons/icon-button.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { type FormField, useFieldWords } from './form-field.ts'
import { birthYearNames, peopleCounts } from './questions.ts'
import { useChosen } from './shown-when.tsx'

/** The fields for the number of people and each person's year of birth. */
export type PeopleFormFields = Readonly<Record<'people' | (typeof birthYearNames)[number], FormField>>

/**
 * The year of birth of each person. Without JavaScript the number of people is a list; with it, rows are added and
 * removed, and the hidden list follows.
 */
export function PeopleFields({ fields }: { fields: PeopleFormFields }): ReactNode {
  const t = useT('people')
  const words = useFieldWords()
  const form = useT('form')
  const hydrated = useHydrated()
  const frame = useRef<HTMLDivElement>(null)
  const { people } = fields
  const count = Number(useChosen(people, '1')) || 1
  const [changed, setChanged] = useState(false)
  const setCount = (next: number) => {
    setChanged(true)
    const list = frame.current?.querySelector('select')
    if (!list) return
    list.value = String(next)
    list.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const inputs = () => [...(frame.current?.querySelectorAll('input') ?? [])]
  const remove = (index: number) => {
    const years = inputs()
    years.slice(index, -1).forEach((input, offset) => {
      input.value = years[index + offset + 1]?.value ?? ''
    })
    years.slice(-1).forEach((input) => {
      input.value = ''
    })
    setCount(count - 1)
    years[Math.max(0, index - 1)]?.focus()
  }
  const add = () => {
    setCount(count + 1)
    requestAnimationFrame(() => inputs()[count]?.focus())
  }
  return (
    <div ref={frame} className="form-fields">
      <div className={people.error === undefined ? 'only-without-script' : undefined}>
        <Field id={people.id} label={words.label('people')} hint={words.hint('people')} error={people.error}>
          {(wiring) => (
            <Select {...wiring} name={people.name} defaultValue={people.initial ?? '1'}>
              {peopleCounts.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {birthYearNames.map((name, index) => {
        const field = fields[name]
        const shown = index < count
        return (
          <fieldset
            key={name}
            className={shown ? 'person' : 'person only-without-script'}
            disabled={hydrated && !shown}
          >
            <Field
              id={field.id}
              label={words.label(name)}
              optional={index > 0 && !hydrated ? form('optionalMark') : undefined}
              error={field.error}
            >
              {(wiring) => (
                <TextInput {...wiring} name={name} defaultValue={field.initial} inputMode="numeric" />
              )}
            </Field>
            {hydrated && count > 1 && (
              <IconButton icon="x" label={t('remove', { person: index + 1 })} onClick={() => remove(index)} />
            )}
          </fieldset>
        )
      })}
      {hydrated && count < peopleCounts.length && (
        <Button variant="secondary" compact icon="plus" onClick={add}>
          {t('add')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {changed && t('count', { count })}
      </p>
    </div>
  )
}

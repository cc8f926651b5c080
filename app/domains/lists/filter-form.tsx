import { useId, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { filterFields, type ListFilter } from './list-filter.ts'

interface FilterFormProps {
  /** The path of its page. */
  readonly action: string
  readonly filter: ListFilter
  readonly onFilter: (filter: ListFilter) => void
  readonly texts: Readonly<Record<'groups' | 'all' | 'words' | 'submit', string>>
  readonly groups: readonly { readonly id: string; readonly label: string }[]
  /** How many entries are shown, in words; announced when it changes. */
  readonly count: string
}

/** Filters a list by group and by words: without scripts a form, with scripts at every key. */
export function FilterForm({ action, filter, onFilter, texts, groups, count }: FilterFormProps): ReactNode {
  const id = useId()
  const hydrated = useHydrated()
  const choices = [{ id: '', label: texts.all }, ...groups]
  return (
    <form className="list-filter" role="search" action={action}>
      <label htmlFor={id}>{texts.words}</label>
      <div className="list-filter-words">
        <Icon name="search" />
        <input
          id={id}
          className="input"
          type="search"
          name={filterFields.words}
          defaultValue={filter.words}
          maxLength={80}
          autoComplete="off"
          onInput={({ currentTarget }) => onFilter({ ...filter, words: currentTarget.value })}
        />
      </div>
      <fieldset>
        <legend>{texts.groups}</legend>
        {choices.map((choice) => (
          <label key={choice.id} className="pick">
            <input
              type="radio"
              name={filterFields.group}
              value={choice.id}
              defaultChecked={choice.id === filter.group}
              onChange={() => onFilter({ ...filter, group: choice.id })}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      {!hydrated && <Button type="submit">{texts.submit}</Button>}
      <p role="status" className="muted">
        {count}
      </p>
    </form>
  )
}

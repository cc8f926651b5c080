import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'

/** A field for files; they can also be dropped on it. Lists the names of several. Stands in a Field. */
export function FileField(input: Omit<ComponentProps<'input'>, 'className' | 'type'>): ReactNode {
  const [names, setNames] = useState<readonly string[]>([])
  const list = (event: ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(event.target.files ?? [], (file) => file.name))
    input.onChange?.(event)
  }
  return (
    <>
      <input {...input} type="file" onChange={list} className="input file" />
      {names.length > 1 && (
        <ul className="file-names">
          {/* By place: a phone may call each of its pictures the same. */}
          {names.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}

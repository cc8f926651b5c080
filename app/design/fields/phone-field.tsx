import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'

/** A country of the calling-code list. */
export interface PhoneCountry {
  /** ISO 3166-1, two letters, such as `DE`. */
  readonly code: string
  /** Its name in the reader's language. */
  readonly name: string
  /** ITU-T E.164 calling code with its plus sign, such as `+49`. */
  readonly dial: string
}

interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly countries: readonly PhoneCountry[]
  /** Name under which the country's two letters are sent. */
  readonly countryName: string
  /** The label of the list of countries. */
  readonly countryLabel: string
  /** The initial country, by its two letters. */
  readonly defaultCountry: string
}

/** A phone number: calling code from a list of countries, then the number. Use inside a Field. */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const { countries, countryName, countryLabel, defaultCountry, ...input } = props
  const select = useRef<HTMLSelectElement>(null)
  const [country, setCountry] = useState(defaultCountry)
  useEffect(() => setCountry(select.current?.value ?? defaultCountry), [defaultCountry])
  return (
    <div className="input phone" aria-invalid={input['aria-invalid']}>
      <span className="phone-code">
        <span className="phone-dial" aria-hidden="true">
          {countries.find(({ code }) => code === country)?.dial}
        </span>
        <Icon name="chevron-down" />
        <select
          ref={select}
          name={countryName}
          defaultValue={defaultCountry}
          disabled={input.disabled}
          aria-label={countryLabel}
          autoComplete="tel-country-code"
          onChange={(event) => setCountry(event.target.value)}
        >
          {countries.map(({ code, name, dial }) => (
            <option key={code} value={code}>
              {name} {dial}
            </option>
          ))}
        </select>
      </span>
      <input autoComplete="tel-national" inputMode="tel" {...input} type="tel" />
    </div>
  )
}

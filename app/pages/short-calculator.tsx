import { useId, type ReactNode } from 'react'
import type { ShortCalculator, ShortField } from '#domains/calculators/calculator-page.ts'
import { answered } from '#domains/calculators/answered.ts'
import { Button, LinkButton } from '#design/button.tsx'
import { RichText } from '#design/rich-text.tsx'
import type { PageSection } from '#design/blocks/long-page.tsx'
import { PageStyles } from './rest-styles.tsx'
import styles from './short-calculator.css?url'

/** A field in plain markup: the first visit of many pages should not load the form fields for it. */
function ShortInput({ field, id }: { field: ShortField; id: string }): ReactNode {
  const { name, kind, label, unit } = field
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <RichText value={label} />
      </label>
      {kind === 'day' ? (
        <input id={id} className="input" name={name} type="date" />
      ) : (
        <span className="short-number">
          <input
            id={id}
            className="input"
            name={name}
            type="text"
            inputMode={kind === 'money' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={24}
          />
          <span>{kind === 'money' ? '€' : unit && <RichText value={unit} />}</span>
        </span>
      )}
    </div>
  )
}

/** A few questions of a calculator, or a link to it. The form is sent to the calculator's page by GET. */
function ShortForm({ calculator }: { calculator: ShortCalculator }): ReactNode {
  const { href, text, submit, fields } = calculator
  const id = useId()
  return (
    <div className="short-calculator">
      <PageStyles href={styles} />
      <p>
        <RichText value={text} />
      </p>
      {fields.length === 0 ? (
        <LinkButton href={href} variant="secondary">
          <RichText value={submit} />
        </LinkButton>
      ) : (
        <form action={`${href}#result`}>
          <input type="hidden" name={answered} value="1" />
          {fields.map((field) => (
            <ShortInput key={field.name} field={field} id={`${id}-${field.name}`} />
          ))}
          <Button type="submit" variant="secondary">
            <RichText value={submit} />
          </Button>
        </form>
      )}
    </div>
  )
}

/** The section with the calculator that belongs to a page; none for most pages. */
export function calculatorSection(calculator: ShortCalculator | undefined): PageSection[] {
  if (calculator === undefined) return []
  const { heading } = calculator
  return [{ id: 'calculator', title: heading, folded: true, body: <ShortForm calculator={calculator} /> }]
}

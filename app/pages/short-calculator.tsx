import { useId, type ReactNode } from 'react'
import type { ShortCalculator, ShortField } from '#domains/calculators/calculator-page.ts'
import { answered } from '#domains/calculators/read-answers.ts'
import { Button, LinkButton } from '#design/button.tsx'
import { Field } from '#design/fields/field.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import { RichText } from '#design/rich-text.tsx'
import type { PageSection } from '#design/blocks/long-page.tsx'
import { PageStyles } from './rest-styles.tsx'
import styles from './short-calculator.css?url'

function ShortInput({ field, id }: { field: ShortField; id: string }): ReactNode {
  const { name, kind, label, unit } = field
  return (
    <Field id={id} label={<RichText value={label} />}>
      {(control) =>
        kind === 'day' ? (
          <TextInput {...control} name={name} type="date" />
        ) : (
          <span className="short-number">
            <TextInput
              {...control}
              name={name}
              inputMode={kind === 'money' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={24}
            />
            <span>{kind === 'money' ? '€' : unit && <RichText value={unit} />}</span>
          </span>
        )
      }
    </Field>
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
        <form action={href}>
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
  return [{ id: 'calculator', title: heading, body: <ShortForm calculator={calculator} /> }]
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { Field } from '#design/fields/field.tsx'
import type { ControlWiring } from '#design/fields/field-words.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { useDeskText } from './desk-context.tsx'
import { blankForm, type FormState } from './form-state.ts'

interface DeskFormProps {
  /** A path of the desk. */
  readonly action: string
  readonly state?: FormState
  /** The labels of the fields that can be wrong, for the summary. */
  readonly labels?: Readonly<Record<string, string>>
  readonly submit: string
  /** Deletes something or cannot be undone. */
  readonly danger?: boolean
  readonly variant?: 'primary' | 'secondary'
  /** Beside the button. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The fields that are wrong, above a form. */
export function FormErrors({
  state,
  labels = {},
}: Pick<DeskFormProps, 'labels'> & { readonly state: FormState }) {
  const t = useDeskText('desk')
  const errors = Object.entries(state.errors).map(([id, message]) => ({
    id,
    message: labels[id] === undefined ? message : `${labels[id]}: ${message}`,
  }))
  if (errors.length === 0) return null
  return <ErrorSummary title={t('form.errors', { count: errors.length })} errors={errors} />
}

/** A form that posts and redirects; with errors it returns with what was typed. */
export function DeskForm(props: DeskFormProps) {
  const { action, state = blankForm, labels, submit, danger, variant = 'primary', aside, children } = props
  return (
    <form method="post" action={action} className="desk-form" data-danger={danger || undefined}>
      <FormErrors state={state} labels={labels} />
      {children}
      <div className="desk-submit">
        <Button type="submit" compact variant={variant}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

interface FieldProps {
  /** The field's name, and its id on the page. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  readonly state?: FormState | undefined
  readonly defaultValue?: string | undefined
}

/** A control with its label, its error and what was typed in it. */
function FormField({
  name,
  label,
  hint,
  optional,
  state = blankForm,
  defaultValue,
  children,
}: FieldProps & {
  readonly children: (
    control: ControlWiring & { readonly name: string; readonly defaultValue: string | undefined },
  ) => ReactNode
}) {
  const t = useDeskText('desk')
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={state.errors[name]}
      optional={optional ? t('form.optional') : undefined}
    >
      {(control) => children({ ...control, name, defaultValue: state.values[name] ?? defaultValue })}
    </Field>
  )
}

type LineProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className' | 'children'>

/** A field of one line. */
export function LineField({ name, label, hint, optional, state, defaultValue, ...input }: LineProps) {
  return (
    <FormField {...{ name, label, hint, optional, state, defaultValue }}>
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
  )
}

interface AreaProps extends FieldProps {
  readonly rows?: number
  readonly maxLength?: number
  readonly lang?: string
}

/** A field of several lines. */
export function AreaField({ rows = 4, maxLength, lang, ...field }: AreaProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <textarea {...control} rows={rows} maxLength={maxLength} lang={lang} className="input input-area" />
      )}
    </FormField>
  )
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice of one option. */
export function ChoiceField({ options, ...field }: ChoiceProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

interface BoxesProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string; readonly checked: boolean }[]
}

/** A choice of several options. */
export function BoxesField({ name, legend, hint, error, options }: BoxesProps) {
  return (
    <fieldset className="desk-boxes" id={name}>
      <legend className="field-label">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {error && <p className="field-error">{error}</p>}
      {options.map(({ value, label, checked }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={checked} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ActionProps {
  readonly action: string
  readonly label: string
  /** Hidden values. */
  readonly values?: Readonly<Record<string, string>>
  readonly variant?: 'primary' | 'secondary'
  /** The accessible name where several buttons have the same words. */
  readonly name?: string
}

/** One button that posts. */
export function ActionButton({ action, label, values = {}, variant = 'secondary', name }: ActionProps) {
  return (
    <form method="post" action={action} className="desk-action">
      {Object.entries(values).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button type="submit" compact variant={variant} aria-label={name}>
        {label}
      </Button>
    </form>
  )
}

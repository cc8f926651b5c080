import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { Field } from '#design/fields/field.tsx'
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

/** A form that posts and redirects; with errors it returns with what was typed. */
export function DeskForm(props: DeskFormProps) {
  const {
    action,
    state = blankForm,
    labels = {},
    submit,
    danger,
    variant = 'primary',
    aside,
    children,
  } = props
  const t = useDeskText('desk')
  const errors = Object.entries(state.errors).map(([id, message]) => ({
    id,
    message: labels[id] === undefined ? message : `${labels[id]}: ${message}`,
  }))
  return (
    <form method="post" action={action} className="desk-form" data-danger={danger || undefined}>
      {errors.length > 0 && (
        <ErrorSummary title={t('form.errors', { count: errors.length })} errors={errors} />
      )}
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

interface LineProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> {
  /** The field's name, and its id on the page. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  readonly state?: FormState
}

/** A field of one line. */
export function LineField({
  name,
  label,
  hint,
  optional,
  state = blankForm,
  defaultValue,
  ...input
}: LineProps) {
  const t = useDeskText('desk')
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={state.errors[name]}
      optional={optional ? t('form.optional') : undefined}
    >
      {(control) => (
        <TextInput {...input} {...control} name={name} defaultValue={state.values[name] ?? defaultValue} />
      )}
    </Field>
  )
}

interface AreaProps extends Pick<LineProps, 'name' | 'label' | 'hint' | 'optional' | 'state'> {
  readonly rows?: number
  readonly defaultValue?: string | undefined
  readonly maxLength?: number
  readonly lang?: string
}

/** A field of several lines. */
export function AreaField({
  name,
  label,
  hint,
  optional,
  state = blankForm,
  rows = 4,
  defaultValue,
  ...area
}: AreaProps) {
  const t = useDeskText('desk')
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={state.errors[name]}
      optional={optional ? t('form.optional') : undefined}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          name={name}
          rows={rows}
          className="input input-area"
          defaultValue={state.values[name] ?? defaultValue}
        />
      )}
    </Field>
  )
}

interface ChoiceProps extends Pick<LineProps, 'name' | 'label' | 'hint' | 'optional' | 'state'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue?: string | undefined
}

/** A choice of one option. */
export function ChoiceField({
  name,
  label,
  hint,
  optional,
  state = blankForm,
  options,
  defaultValue,
}: ChoiceProps) {
  const t = useDeskText('desk')
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={state.errors[name]}
      optional={optional ? t('form.optional') : undefined}
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={state.values[name] ?? defaultValue}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
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

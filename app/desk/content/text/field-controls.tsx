import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import type { ControlView, FieldView } from './text-view.ts'

/** Texts of more characters, or with lines, get an area. */
const lineLength = 60

interface WiredProps {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly lang: string | undefined
}

function Control({
  field,
  control,
  wired,
}: {
  readonly field: FieldView
  readonly control: ControlView
  readonly wired: WiredProps
}) {
  const t = useDeskText('content')
  const { kind, choices, limits } = field
  const { value } = control
  if (kind === 'fixed') return <output className="content-fixed">{value}</output>
  if (kind === 'yes-no' || kind === 'choice') {
    const options =
      kind === 'choice'
        ? choices
        : [
            { value: 'true', label: t('edit.yes') },
            { value: 'false', label: t('edit.no') },
          ]
    return (
      <Select {...wired} defaultValue={value}>
        {(!field.required || value === '') && <option value="">{t('edit.none')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'day') return <TextInput {...wired} type="date" defaultValue={value} />
  if (kind === 'amount' || kind === 'number')
    return <TextInput {...wired} inputMode="decimal" defaultValue={value} autoComplete="off" />
  const isLong = kind === 'markdown' || kind === 'text'
  if (isLong || kind === 'prose' || value.length > lineLength || (limits.most ?? 0) > lineLength) {
    const rows = isLong
      ? Math.min(30, Math.max(10, value.split('\n').length + 4))
      : Math.min(10, Math.ceil(value.length / 38) + 1)
    return (
      <textarea
        {...wired}
        className="input input-area"
        rows={rows}
        defaultValue={value}
        data-most={limits.most}
      />
    )
  }
  const list = kind === 'page' ? 'pages' : kind === 'fact' ? 'facts' : undefined
  return <TextInput {...wired} defaultValue={value} autoComplete="off" list={list} data-most={limits.most} />
}

function limitWords(
  t: ReturnType<typeof useDeskText<'content'>>,
  { limits, kind }: FieldView,
): string | undefined {
  if (kind === 'amount' || kind === 'number' || kind === 'choice') return undefined
  const { least, most } = limits
  if (most !== undefined && least !== undefined && least > 1) return t('edit.lengthBetween', { least, most })
  return most === undefined ? undefined : t('edit.lengthMost', { most })
}

function Column({ field, control }: { readonly field: FieldView; readonly control: ControlView }) {
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  const { name, column, older, problems, chips } = control
  const described = [problems.length > 0 && `${name}-problem`, older && `${name}-older`]
    .filter(Boolean)
    .join(' ')
  const wired: WiredProps = {
    id: name,
    name,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': problems.length > 0 || undefined,
    lang: column === 'all' ? undefined : column,
  }
  const limit = limitWords(t, field)
  return (
    <div className={classes('content-column', `content-${column}`)}>
      <label htmlFor={name} className={column === 'all' ? 'field-label' : 'content-language'}>
        {column === 'all' ? (
          field.label
        ) : (
          <>
            <span className="visually-hidden">{field.label}: </span>
            {desk(`languages.${column}`)}
          </>
        )}
        {limit && <small>{limit}</small>}
      </label>
      {older && (
        <p className="content-older" id={`${name}-older`}>
          {t('edit.older')}
        </p>
      )}
      {problems.length > 0 && (
        <p className="field-error" id={`${name}-problem`}>
          {problems.join(' · ')}
        </p>
      )}
      <Control field={field} control={control} wired={wired} />
      {chips.length > 0 && (
        <p className="content-chips">
          {chips.map(({ words, href }) =>
            href === undefined ? (
              <span key={words}>{words}</span>
            ) : (
              <a key={words} href={href}>
                {words}
              </a>
            ),
          )}
        </p>
      )}
    </div>
  )
}

/** A field with its languages beside each other. */
export function FieldControls({
  field,
  children,
}: {
  readonly field: FieldView
  readonly children?: ReactNode
}) {
  const isShared = field.controls.every(({ column }) => column === 'all')
  const tools = children && <div className="content-field-tools">{children}</div>
  if (isShared)
    return (
      <div className="content-field content-shared" data-kind={field.kind}>
        {field.controls.map((control) => (
          <Column key={control.name} field={field} control={control} />
        ))}
        {tools}
      </div>
    )
  return (
    <fieldset className="content-field" data-kind={field.kind}>
      <legend className="field-label">{field.label}</legend>
      <div className="content-columns">
        {field.controls.map((control) => (
          <Column key={control.name} field={field} control={control} />
        ))}
      </div>
      {tools}
    </fieldset>
  )
}

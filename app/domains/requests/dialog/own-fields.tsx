import { useState, type ComponentType, type ReactNode } from 'react'
import { FieldRow } from '#design/fields/form-section.tsx'
import type { FormDefinition } from '#domains/requests/form-definition.ts'
import { detailsOfPage, type Detail } from '#domains/requests/forms/details.ts'
import { HealthNote } from '#domains/requests/forms/health-note.tsx'
import type { FormField } from '#forms/form-field.ts'
import { PeopleFields, type PeopleFormFields } from '#forms/people-fields.tsx'
import {
  BillField,
  CardsField,
  CountryField,
  LineField,
  ListField,
  SegmentedField,
  TicksField,
} from '#forms/question-fields.tsx'
import type { Question } from '#forms/questions.ts'
import { ShownWhen } from '#forms/shown-when.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { useFormPage } from './form-page.ts'
import { knownFields } from './known-answers.ts'
import { useOpenedOn } from './use-opened-on.ts'

/** The details that the page under the dialog asks for. */
export function useDetails(): readonly Detail[] {
  const opened = useOpenedOn()
  return (opened && detailsOfPage[opened.page]) ?? []
}

/** What a form's own dialog adds to its definition, by question name. */
export interface FormAdditions {
  /** Initial values; they override those of the definition. */
  readonly presets?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Custom controls. */
  readonly controls?: Readonly<Record<string, ComponentType<{ readonly field: FormField }>>>
  /** A question omitted here. */
  readonly without?: string | undefined
}

interface ControlProps {
  readonly question: Question
  readonly field: FormField
  readonly fields: Readonly<Record<string, FormField>>
  readonly preset: string | readonly string[] | undefined
}

/** The control for a question's kind. */
function Control({ question: { kind, options, needed }, field, fields, preset }: ControlProps): ReactNode {
  const first = typeof preset === 'string' ? preset : undefined
  switch (kind) {
    case 'segmented':
      return <SegmentedField field={field} options={options} preset={first} />
    case 'cards':
      return <CardsField field={field} options={options} preset={first} />
    case 'list':
      return <ListField field={field} options={options} preset={first} />
    case 'ticks':
      return (
        <TicksField
          field={field}
          options={options}
          preset={first === undefined ? (preset as readonly string[] | undefined) : [first]}
          needed={needed}
        />
      )
    case 'country':
      return <CountryField field={field} preset={first} />
    case 'files':
      return <BillField field={field} />
    case 'people':
      return <PeopleFields fields={fields as PeopleFormFields} />
    case 'person':
    case 'topic':
    case 'product':
      return null
    default:
      return <LineField field={field} kind={kind} preset={first} needed={needed} />
  }
}

/** A question that starts with an answer given elsewhere on the site, and says so until it is changed. */
function KnownField({ children }: { children: ReactNode }): ReactNode {
  const t = useT('form')
  const { pages } = useSite()
  const [isChanged, setChanged] = useState(false)
  return (
    <div onInput={() => setChanged(true)}>
      {children}
      {!isChanged && (
        <p className="small">
          {t('known')} <a href={`${pages.plan.path}#remembered`}>{t('knownLink')}</a>
        </p>
      )}
    </div>
  )
}

interface Group<T> {
  readonly of: T | undefined
  readonly names: readonly [string, ...string[]]
}

/** Groups neighbours that belong together. */
function grouped<T>(names: readonly string[], groupOf: (name: string) => T | undefined): Group<T>[] {
  return names.reduce<Group<T>[]>((groups, name) => {
    const of = groupOf(name)
    const last = groups.at(-1)
    return last && last.of === of
      ? [...groups.slice(0, -1), { of, names: [...last.names, name] }]
      : [...groups, { of, names: [name] }]
  }, [])
}

interface OwnFieldsProps extends FormAdditions {
  readonly form: FormDefinition
  readonly fields: Readonly<Record<string, FormField>>
}

/** The questions of a form with their order, rows and conditions; of the details only those that the page asks for. */
export function OwnFields({ form, fields, presets = {}, controls = {}, without }: OwnFieldsProps): ReactNode {
  const { questions, rows = [], conditions = [], healthNote = false } = form
  const opened = useOpenedOn()
  const details: readonly string[] = useDetails()
  const known = knownFields(useFormPage().remembered ?? {})
  const givenPreset = (name: string) => presets[name] ?? (opened && questions[name]?.presetOn?.[opened.page])
  const presetOf = (name: string) => givenPreset(name) ?? known[name] ?? questions[name]?.preset
  const control = (name: string) => {
    const question = questions[name]
    const field = fields[name]
    if (question === undefined || field === undefined) return null
    const Own = controls[name]
    const isKnown = known[name] && !givenPreset(name) && field.initial === undefined
    const own = Own ? (
      <Own key={name} field={field} />
    ) : (
      <Control key={name} question={question} field={field} fields={fields} preset={presetOf(name)} />
    )
    const shown = isKnown ? <KnownField key={name}>{own}</KnownField> : own
    if (question.className === undefined) return shown
    return (
      <div key={name} className={question.className}>
        {shown}
      </div>
    )
  }
  const inRows = (names: readonly string[]) =>
    grouped(names, (name) => rows.find((row) => row.includes(name))).map((row) =>
      row.of ? <FieldRow key={row.names[0]}>{row.names.map(control)}</FieldRow> : row.names.map(control),
    )
  const asked = Object.keys(questions).filter(
    (name) => name !== without && (!questions[name]?.onDemand || details.includes(name)),
  )
  return (
    <>
      {healthNote && <HealthNote />}
      {grouped(asked, (name) => conditions.find(({ shows }) => shows.includes(name))).map(({ of, names }) => {
        const field = of && fields[of.question]
        if (!of || !field) return inRows(names)
        const preset = presetOf(of.question)
        return (
          <ShownWhen
            key={names[0]}
            field={field}
            is={of.is}
            preset={typeof preset === 'string' ? preset : undefined}
          >
            {inRows(names)}
          </ShownWhen>
        )
      })}
    </>
  )
}

import { getFormProps, useForm, type FieldMetadata } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { queryOver } from '#map/dialogs.ts'
import { Button } from '#design/button.tsx'
import { DialogBar, DialogBody } from '#design/dialog.tsx'
import { ErrorSummary, FormAnswer } from '#design/fields/error-summary.tsx'
import { keepStill } from '#design/hooks/keep-still.ts'
import { AnswerNote } from './answer-note.tsx'
import { type CommonFormFields, type FormSchema, type FormField, useFieldWords } from '#forms/form-field.ts'
import { commonFields } from '#forms/common-fields.ts'
import { checkedAsSent } from '#forms/form-moment.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { schemaOf, type FormDefinition } from '#domains/requests/form-definition.ts'
import { parseFieldError } from '#forms/field-error.ts'
import { forgetSent, noteSent, useDraft } from '#forms/use-draft.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { countryOf, unanswered } from '#forms/form-start.ts'
import { HiddenFields } from '#forms/hidden-fields.tsx'

/** A label and its error; a question keeps its own mark. */
const headed = (label: string, error: string) => `${label}${label.endsWith('?') ? '' : ':'} ${error}`

/** The common fields of every form, around its own fields, in the order of the page. */
const own = 'own'
const order = [own, 'message', 'name', 'phone', 'email', 'language', 'privacy']
const orderReachFirst = ['phone', 'name', 'email', 'language', own, 'message', 'privacy']

/**
 * The errors of a form in the order of its fields on the page, with the field's name if the text needs it. A form's own
 * fields have the order of its schema; every-dialog.dom.test.tsx checks this.
 */
function useFieldErrors(fields: Readonly<Record<string, FormField>>, reachFirst: boolean) {
  const { label } = useFieldWords()
  const form = useT('form')
  // These errors identify their field, except "too long", which can apply to any of them.
  const named = (name: string, key: string | undefined, error: string) => {
    if (!Object.hasOwn(commonFields, name)) return headed(label(name), error)
    return key === 'tooLong' ? headed(form(name as 'message'), error) : error
  }
  const asked = reachFirst ? orderReachFirst : order
  const placeOf = (field: FormField) => asked.indexOf(asked.includes(field.name) ? field.name : own)
  return Object.values(fields)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ id, name, error, errorKey }) => {
      if (error === undefined) return []
      return [{ id, message: named(name, errorKey, error) }]
    })
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((item): item is string => typeof item === 'string')
}

/** The fields of a form as its controls need them: wired, with errors in words. */
function useFormFields(
  schema: FormSchema,
  wired: Readonly<Record<string, FieldMetadata<unknown> | undefined>>,
): Readonly<Record<string, FormField>> {
  const errorText = useErrorText()
  const fields = Object.entries(schema.entries).flatMap(([name, { type }]): [string, FormField][] => {
    const field = wired[name]
    if (field === undefined) return []
    const { id, formId, initialValue, errors } = field
    return [
      [
        name,
        {
          id,
          name,
          formId,
          error: errorText(field),
          errorKey: errors?.[0] && parseFieldError(errors[0]).key,
          initial: asText(initialValue),
          initials: asList(initialValue),
          optional: type === 'optional',
        },
      ],
    ]
  })
  return Object.fromEntries(fields)
}

/** The fields of a form by name: its own and the common ones. */
type RequestFields = Readonly<Record<string, FormField>> & CommonFormFields

interface RequestFormProps {
  readonly dialog: FormName
  readonly form: FormDefinition
  readonly refusal: Refusal | undefined
  /** The label of the submit button. */
  readonly send: string
  /** The id of the page's section that holds the form; undefined in a dialog. */
  readonly section?: string
  readonly children: (fields: RequestFields) => ReactNode
}

/**
 * A form validated by the same schema in browser and server, with all errors in one summary and beside each field, a
 * draft, and an idempotency key so that it is stored once however often it is sent.
 */
export function RequestForm({
  dialog,
  form: definition,
  refusal,
  send,
  section,
  children,
}: RequestFormProps): ReactNode {
  const t = useT('form')
  const site = useSite()
  const { locale, contact } = site
  const [schema] = useState(() => schemaOf(definition, () => site))
  const [address] = useSearchParams()
  // Pages are prerendered under a trailing slash; a post to that address would be redirected and lost.
  const { pathname, search } = useLocation()
  const path = pathname.replace(/(.)\/$/, '$1')
  const [attempt, setAttempt] = useState(0)
  const sentAt = useRef<Date>(undefined)
  const lastResult = useMemo(() => refusal && (refusal.result ?? unanswered()), [refusal])
  const [form, wired] = useForm<Record<string, unknown>>({
    // The dialog may be opened over the page that holds its form.
    id: section === undefined ? dialog : `${dialog}-${section}`,
    lastResult,
    // A visitor who comes from a search without results asks about the searched words.
    defaultValue: {
      language: locale,
      country: countryOf[locale],
      message: address.get('q') ?? undefined,
    },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkedAsSent(() => parseWithValibot(formData, { schema }), sentAt.current),
  })
  const fields = useFormFields(schema, wired) as RequestFields
  const draft = useDraft(dialog, refusal !== undefined)
  useEffect(() => {
    const element = draft.current
    if (element) void import('#forms/proof/proof-of-work.ts').then(({ startProof }) => startProof(element))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a refused form needs another proof
  }, [draft, refusal])
  useEffect(() => {
    if (refusal) forgetSent()
  }, [refusal])
  const wrong = useFieldErrors(fields, definition.reachFirst ?? false)
  const failure = form.errors?.[0]
  const takesFiles = Object.values(definition.questions).some(({ kind }) => kind === 'files')
  const { onSubmit, ...attributes } = getFormProps(form)
  // Until the answer is shown: a form that looked idle earlier would be sent twice.
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form
      {...attributes}
      onSubmit={(event) => {
        setAttempt((count) => count + 1)
        onSubmit(event)
        // An invalid form is not sent.
        if (event.defaultPrevented) return
        sentAt.current ??= new Date()
        noteSent(dialog, new FormData(event.currentTarget))
        void import('./success-dialog.tsx').catch(() => undefined)
      }}
      onMouseDown={keepStill}
      ref={draft}
      className="dialog-form"
      method="post"
      encType={takesFiles ? 'multipart/form-data' : undefined}
      action={
        section === undefined
          ? queryOver(search, `?dialog=${dialog}`)
          : `${path}${queryOver(search, `?form=${dialog}`)}#${section}`
      }
      replace
      preventScrollReset
    >
      <DialogBody>
        <FormAnswer>
          {form.status === 'error' && wrong.length > 0 && (
            <ErrorSummary key={attempt} title={t('summary', { count: wrong.length })} errors={wrong} />
          )}
          {failure !== undefined && (
            <AnswerNote title={t(failure === 'noAnswer' ? failure : 'notSent')} answer={refusal}>
              {failure === 'conflict'
                ? t(section === undefined ? 'conflict' : 'conflictInPage')
                : t(failure === 'noAnswer' ? 'noAnswerText' : 'unavailable', { phone: contact.phoneDisplay })}
            </AnswerNote>
          )}
        </FormAnswer>
        <HiddenFields form={dialog} fields={fields} late={section !== undefined} />
        {children(fields)}
      </DialogBody>
      <DialogBar>
        <Button type="submit" pending={busy}>
          {busy ? t('sending') : send}
        </Button>
      </DialogBar>
    </Form>
  )
}

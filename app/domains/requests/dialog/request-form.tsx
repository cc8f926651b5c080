import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { queryOver } from '#map/dialog-query.ts'
import { Button } from '#design/button.tsx'
import { DialogBar, DialogBody } from '#design/dialog.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { keepStill } from '#design/keep-still.ts'
import { AnswerNote } from './answer-note.tsx'
import type { CommonFormFields, FormFields, FormSchema } from '#forms/form-field.ts'
import { checkedAsSent } from '#forms/form-moment.ts'
import { HiddenFields } from './hidden-fields.tsx'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'
import { forgetSent, noteSent, useDraft } from '#forms/use-draft.ts'
import { useFormFields } from '#forms/use-form-fields.ts'
import { useWrongFields } from '#forms/use-wrong-fields.ts'

/** What a form says that no answer reaches: it may be stored all the same. What was typed stays. */
const unanswered: SubmissionResult<string[]> = { status: 'error', error: { '': ['noAnswer'] } }

interface RequestFormProps<S extends FormSchema> {
  readonly dialog: RequestDialog
  readonly schema: S
  readonly refusal: Refusal | undefined
  /** Words on the button that sends. */
  readonly send: string
  /** The id of the page's section that holds the form; undefined in a dialog. */
  readonly section?: string
  /** Whom to reach stands before the form's own fields. */
  readonly reachFirst?: boolean
  readonly children: (fields: FormFields<S> & CommonFormFields) => ReactNode
}

/**
 * A form that is checked by the same schema here and on the server, says all
 * that is wrong in one place and beside each field, keeps a draft, and is
 * stored once however often it is sent.
 */
export function RequestForm<S extends FormSchema>({
  dialog,
  schema,
  refusal,
  send,
  section,
  reachFirst = false,
  children,
}: RequestFormProps<S>) {
  const t = useT('form')
  const { locale, contact } = useSite()
  const [address] = useSearchParams()
  // A page is built under its address with a slash, from which a post would be led away and lost.
  const { pathname, search } = useLocation()
  const path = pathname.replace(/(.)\/$/, '$1')
  const [attempt, setAttempt] = useState(0)
  const sentAt = useRef<Date>(undefined)
  const lastResult = useMemo(() => refusal && (refusal.result ?? { ...unanswered }), [refusal])
  const [form, wired] = useForm<Record<string, unknown>>({
    // The dialog may be opened over the page that holds its form.
    id: section === undefined ? dialog : `${dialog}-${section}`,
    lastResult,
    // Who comes from a search that found nothing asks about what was searched for.
    defaultValue: {
      language: locale,
      country: { es: 'ES', en: 'GB', de: 'DE' }[locale],
      message: address.get('q') ?? undefined,
    },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkedAsSent(() => parseWithValibot(formData, { schema }), sentAt.current),
  })
  const fields = useFormFields(schema, wired) as FormFields<S> & CommonFormFields
  const draft = useDraft(dialog, refusal !== undefined)
  useEffect(() => {
    const element = draft.current
    if (element) void import('#forms/proof/proof-of-work.ts').then(({ startProof }) => startProof(element))
  }, [draft, refusal])
  useEffect(() => {
    if (refusal) forgetSent()
  }, [refusal])
  const wrong = useWrongFields(fields, reachFirst)
  const failure = form.errors?.[0]
  const { onSubmit, ...attributes } = getFormProps(form)
  // Until the answer is there to be read: what looked idle before would be sent twice.
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form
      {...attributes}
      onSubmit={(event) => {
        setAttempt((count) => count + 1)
        onSubmit(event)
        // What failed its check here goes nowhere.
        if (event.defaultPrevented) return
        sentAt.current ??= new Date()
        noteSent(dialog)
      }}
      onMouseDown={keepStill}
      ref={draft}
      className="dialog-form"
      method="post"
      encType={'bill' in schema.entries || 'photos' in schema.entries ? 'multipart/form-data' : undefined}
      action={
        section === undefined
          ? queryOver(search, `?dialog=${dialog}`)
          : `${path}${queryOver(search, `?form=${dialog}`)}#${section}`
      }
      replace
      preventScrollReset
    >
      <DialogBody>
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
        <HiddenFields dialog={dialog} fields={fields} late={section !== undefined} />
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

import { type ReactNode, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { acceptedFiles, limitsInWords, wrongFiles } from '#forms/bill-files.ts'
import { useEachAnswer } from '#forms/use-each-answer.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { fileLimits } from '#map/limits.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { Field } from '#design/fields/field.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { focusField } from '#design/fields/focus-field.ts'
import { TextArea } from '#design/fields/text-area.tsx'
import { noteLimit } from '#domains/requests/status/gateway.ts'
import type { QrCode } from './qr-code.server.ts'
import type { StatusIntent, StatusRefusal } from './status-route.server.ts'
import { session } from '#platform/browser/session.ts'
import { isControl, putBack } from '#design/fields/control.ts'

interface NoteDraft {
  /** Id of the field. */
  readonly id: string
  /** The request's reference. */
  readonly reference: string
  /** How many notes it has so far. */
  readonly notes: number
}

/**
 * Stores the input as a draft of the next note in session storage: the page in another language is
 * a full load. Existing input in the field is newer.
 */
function useNoteDraft({ id, reference, notes }: NoteDraft): void {
  useEffect(() => {
    const field = document.getElementById(id)
    if (!isControl(field)) return
    const keyOf = (count: number) => `draft:note ${reference} ${count}`
    session.forget(keyOf(notes - 1))
    const kept = session.read(keyOf(notes))
    if (kept !== null && field.value === '') putBack(field, [kept])
    const save = () => session.write(keyOf(notes), field.value)
    field.addEventListener('input', save)
    return () => field.removeEventListener('input', save)
  }, [id, reference, notes])
}

interface PartProps {
  readonly refusal: StatusRefusal | undefined
}

/** A part whose form is empty again once it was accepted. */
interface AddProps extends PartProps {
  /** Count so far; set while this form was the last accepted one. */
  readonly done: number | undefined
}

interface AddNoteProps extends AddProps {
  readonly reference: string
  /** How many notes the request has so far. */
  readonly notes: number
}

interface PartFormProps extends PartProps {
  readonly intent: StatusIntent
  readonly title: string
  readonly send: string
  readonly hint?: string
  readonly quiet?: boolean
  /** The accepted addition. */
  readonly taken?: ReactNode
  readonly children: ReactNode
}

/** Limits of the file field, for its messages. */
const limits = limitsInWords('file')

const general: ReadonlySet<string> = new Set(['over', 'fullNotes', 'fullFiles', 'unavailable'])

/** The message if the error is in this field; each answer links to it. */
function useFieldError(refusal: StatusRefusal | undefined, id: string): string | undefined {
  const t = useT('status')
  const wrong = refusal === undefined || general.has(refusal.problem) ? undefined : refusal
  useEachAnswer(wrong, () => focusField(id))
  if (wrong === undefined) return undefined
  const each = [...wrongFiles(wrong.files ?? [wrong.problem])].map(([problem, files]) =>
    [files.join(', '), t(problem as StatusRefusal['problem'], limits)].filter(Boolean).join(' – '),
  )
  return [...each, wrong.othersKept && t('othersKept')].filter(Boolean).join(' ')
}

function PartForm({ intent, title, send, hint, refusal, quiet = false, taken, children }: PartFormProps) {
  const t = useT('status')
  const { contact } = useSite()
  // Until the accepted addition is shown on the page: an idle-looking form would be sent twice.
  const pending = useNavigation().formData?.get('intent') === intent
  const failed = refusal !== undefined && general.has(refusal.problem)
  return (
    <Form
      id={intent}
      method="post"
      encType={intent === 'files' ? 'multipart/form-data' : undefined}
      className="status-form"
      replace
      preventScrollReset
    >
      <h2>{title}</h2>
      {hint && <p className="muted">{hint}</p>}
      {taken}
      {failed && (
        <AnswerNote title={t(refusal.lost ? 'noAnswer' : 'notSent')} answer={refusal}>
          {t(refusal.lost ? 'noAnswerText' : refusal.problem, {
            phone: contact.phoneDisplay,
            most: fileLimits.ofRequest,
          })}
        </AnswerNote>
      )}
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" pending={pending} variant={quiet ? 'secondary' : 'primary'} compact>
        {send}
      </Button>
    </Form>
  )
}

/** Says at the form that it was accepted. */
function Taken({ count, words }: { count: number | undefined; words: string }): ReactNode {
  const t = useT('status')
  if (count === undefined) return null
  return (
    <AnswerNote kind="done" title={t('doneTitle')} answer={count}>
      {words}
    </AnswerNote>
  )
}

/** A note by the visitor. */
export function AddNote({ refusal, done, reference, notes }: AddNoteProps) {
  const t = useT('status')
  useNoteDraft({ id: 'status-note', reference, notes })
  const error = useFieldError(refusal, 'status-note')
  return (
    <PartForm
      intent="note"
      title={t('addNote')}
      send={t('sendNote')}
      refusal={refusal}
      taken={<Taken count={done} words={t('noteDone')} />}
    >
      <Field id="status-note" label={t('note')} error={error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="note"
            defaultValue={refusal?.note}
            limit={noteLimit}
            remaining={(left) =>
              left < 0 ? t('tooMany', { count: -left }) : t('remaining', { count: left })
            }
          />
        )}
      </Field>
    </PartForm>
  )
}

/** The page's address for a phone's camera. Always dark on white: readers expect it, in the dark scheme too. */
function PhoneCode({ qr: { size, path } }: { qr: QrCode }): ReactNode {
  const t = useT('status')
  return (
    <div className="status-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qrLabel')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p className="small muted">{t('qrHint')}</p>
    </div>
  )
}

interface AddFilesProps extends AddProps {
  readonly qr: QrCode | undefined
}

/** Requested documents or pictures. */
export function AddFiles({ refusal, done, qr }: AddFilesProps) {
  const t = useT('status')
  const error = useFieldError(refusal, 'status-files')
  return (
    <PartForm
      intent="files"
      title={t('addFile')}
      send={t('sendFiles')}
      refusal={refusal}
      taken={<Taken count={done} words={t('filesDone')} />}
    >
      <Field id="status-files" label={t('files')} hint={t('filesHint', limits)} error={error}>
        {(wiring) => <FileField {...wiring} name="file" multiple accept={acceptedFiles} />}
      </Field>
      {qr && <PhoneCode qr={qr} />}
    </PartForm>
  )
}

/** Withdrawal, with a box to prevent an accidental one. */
export function Withdraw({ refusal, booked }: PartProps & { readonly booked: boolean }) {
  const t = useT('status')
  const error = useFieldError(refusal, 'status-sure')
  return (
    <PartForm
      intent="withdraw"
      title={t('withdraw')}
      hint={t(booked ? 'withdrawHintBooked' : 'withdrawHint')}
      send={t('withdraw')}
      refusal={refusal}
      quiet
    >
      <Checkbox id="status-sure" name="sure" label={t('withdrawSure')} error={error} />
    </PartForm>
  )
}

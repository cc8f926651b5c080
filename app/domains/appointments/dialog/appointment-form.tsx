import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { queryOver } from '#map/dialogs.ts'
import { Button } from '#design/button.tsx'
import { DialogBar, DialogBody } from '#design/dialog.tsx'
import { ErrorSummary, FieldLink, FormAnswer } from '#design/fields/error-summary.tsx'
import { FormColumns } from '#design/fields/form-section.tsx'
import { keepStill } from '#design/hooks/keep-still.ts'
import { useArrived } from '#design/hooks/use-arrived.ts'
import {
  type AppointmentFields,
  appointmentSchema,
  type AppointmentForm as FormValues,
  type AppointmentTopic,
} from './appointment-schema.ts'
import { choiceAt, settleNear, withoutGone, type Choice, useErrorWords } from './choice.ts'
import { isAppointmentMode } from './slots.ts'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Times } from './read-times.server.ts'
import type { BookingRefusal } from './receive-appointment.server.ts'
import { TimeFields } from './time-fields.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { useSlotDays } from './use-slot-days.ts'
import { languageInWords } from '#map/language-words.ts'
import { atLineStart, slotInWords } from './day-words.ts'
import { ownTime, useOwnZone, zoneName } from './use-own-zone.ts'
import { parseFieldError } from '#forms/field-error.ts'
import { countryOf, unanswered } from '#forms/form-start.ts'
import { HiddenFields } from '#forms/hidden-fields.tsx'

/** The choice in words: when, where, how and in which language. */
function BookingSummary({ choice }: { choice: Choice }): ReactNode {
  const t = useT('booking')
  const { locale, offices } = useSite()
  const office = offices.find(({ page }) => page === choice.office)?.name ?? ''
  const words = { office, mode: t(`inMode.${choice.mode}`), language: languageInWords(choice.talk, locale) }
  return (
    <>
      <small>{t('yours')}</small>
      <b>{choice.slot === undefined ? t('choose') : atLineStart(slotInWords(choice.slot, locale), locale)}</b>
      {choice.slot !== undefined && <OwnWords slot={choice.slot} />}
      <span className="choice">{t('summary', words)}</span>
    </>
  )
}

/** The chosen time in the visitor's time zone, if it differs. */
function OwnWords({ slot }: { slot: string }): ReactNode {
  const t = useT('booked')
  const { locale } = useSite()
  const zone = useOwnZone()
  const own = zone && ownTime(slot, zone, locale)
  return own && <span className="choice">{`${t('yourTime')}: ${own.full} (${zoneName(zone)})`}</span>
}

/** Why the form as a whole was not accepted; each new `answer` is scrolled into view. */
export type AnswerNote = ComponentType<{
  readonly title: string
  readonly answer: unknown
  readonly children: ReactNode
}>

const noTimes: readonly string[] = []

/** What the form needs from its page. */
export interface AppointmentFormProps {
  readonly refusal: BookingRefusal | undefined
  /** What the server read for a page rendered with the dialog open. */
  readonly times: Times | undefined
  /** The initial choice: the office of the page, or the first that speaks the reader's language. */
  readonly preset: Choice
  /** The preset office comes from the page, so an earlier choice does not replace it. */
  readonly presetFixed: boolean
  readonly presetTopic: AppointmentTopic
  readonly hoursToday: Readonly<Record<string, string>>
  /**
   * Starts the proof of work for the form; again after each answer that booked nothing, because a proof counts once.
   */
  readonly startProof: (form: HTMLFormElement) => void
  readonly AnswerNote: AnswerNote
}

/** The appointment form: checked by the same schema here and on the server, stored once however often it is sent. */
export function AppointmentForm(props: AppointmentFormProps): ReactNode {
  const { refusal, preset, presetFixed, presetTopic, hoursToday } = props
  const t = useT('booking')
  const common = useT('form')
  const errorWords = useErrorWords()
  const { locale, offices } = useSite()
  const { search } = useLocation()
  // Until the appointment's page is shown: a form that looked idle earlier would be sent twice.
  const sending = useNavigation().formMethod === 'POST'
  // If reopened, it would offer stale slots.
  const arrived = useArrived()
  const answered = refusal?.times ?? (arrived ? props.times : undefined)
  const [choice, setChoice] = useState<Choice>(answered?.choice ?? preset)
  const [seen, setSeen] = useState(refusal)
  if (refusal !== seen) {
    setSeen(refusal)
    // The form sends the language in effect, whether chosen or preset.
    if (refusal?.times) setChoice({ ...refusal.times.choice, wishedTalk: choice.wishedTalk })
  }
  const [attempt, setAttempt] = useState(0)
  const lastResult = useMemo(() => refusal && (refusal.result ?? unanswered()), [refusal])
  // The server's errors about one office and language do not apply to another.
  const isOfChoice = answered?.choice.office === choice.office && answered.choice.talk === choice.talk
  const nearest = (isOfChoice && refusal?.times?.nearest) || noTimes
  const times = useSlotDays(choice, isOfChoice ? answered.slots : undefined)
  const [form, fields] = useForm<FormValues>({
    id: 'appointment-dialog',
    lastResult,
    defaultValue: { country: countryOf[locale] },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(settleNear(formData), { schema: appointmentSchema }),
  })
  const settle = (one: Choice) => withoutGone(one, times.slots, nearest)
  const settled = settle(choice)
  // Two quick choices are both kept: the second is made before the form has rendered the first.
  const change = (next: (now: Choice) => Choice) => setChoice((now) => next(settle(now)))
  const draft = useKeptForm(refusal !== undefined, (kept, early) => {
    const earlier = refusal?.times ? {} : kept
    const place = early.office ?? (presetFixed ? preset.office : earlier.office)
    const office = offices.find(({ page }) => page === (place ?? choice.office))
    const mode = early.mode ?? earlier.mode
    if (!office) return
    // Day and time belong together: both come from the newest choice that names one.
    const named = [early, choice, earlier].find((one) => one.day !== undefined || one.slot !== undefined)
    const wish = { day: named?.day, slot: named?.slot, talk: early.talk ?? earlier.talk ?? choice.wishedTalk }
    setChoice(choiceAt(office, { ...wish, mode: isAppointmentMode(mode) ? mode : choice.mode }, locale))
  })
  const { startProof } = props
  useEffect(() => {
    if (draft.current) startProof(draft.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a refused form needs another proof
  }, [draft, refusal, startProof])
  const wrong = Object.keys(appointmentSchema.entries).flatMap((name) => {
    const field = fields[name as keyof FormValues]
    const errors = form.allErrors[name]
    if (errors === undefined) return []
    const words = errorWords(errors) ?? ''
    // The error can be about any of the typed fields.
    const message =
      errors[0] && parseFieldError(errors[0]).key === 'tooLong'
        ? `${common(name as 'message')}: ${words}`
        : words
    return [{ id: field.id, message }]
  })
  const wired = fields as AppointmentFields
  const { onSubmit, ...attributes } = getFormProps(form)
  return (
    <Form
      {...attributes}
      onSubmit={(event) => {
        setAttempt((count) => count + 1)
        onSubmit(event)
      }}
      onMouseDown={keepStill}
      ref={draft}
      className="dialog-form"
      method="post"
      action={queryOver(search, '?dialog=appointment-dialog')}
      replace
      preventScrollReset
    >
      {/* Enter in a field activates a form's first button, which would be the one that shows slots. */}
      <Button type="submit" hidden tabIndex={-1} pending={sending} />
      <DialogBody>
        <FormAnswer>
          {form.status === 'error' && wrong.length > 0 && (
            <ErrorSummary key={attempt} title={common('summary', { count: wrong.length })} errors={wrong} />
          )}
          <Failure
            kind={form.errors?.[0]}
            answer={refusal}
            Note={props.AnswerNote}
            hasNearest={nearest.length > 0}
          />
        </FormAnswer>
        <HiddenFields
          form="appointment-dialog"
          fields={{
            key: { id: wired.key.id, initial: wired.key.initialValue },
            opened: { id: wired.opened.id, initial: wired.opened.initialValue },
            website: { id: wired.website.id, initial: undefined },
          }}
        />
        <FormColumns>
          <PlaceFields
            fields={wired}
            choice={settled}
            onChoice={change}
            presetTopic={presetTopic}
            hoursToday={hoursToday}
          />
          <div>
            <TimeFields
              fields={wired}
              choice={settled}
              onChoice={change}
              times={times}
              nearest={nearest}
              gone={choice.slot !== settled.slot}
            />
            <PersonFields fields={wired} phoneNeeded={choice.mode === 'phone'} />
          </div>
        </FormColumns>
      </DialogBody>
      <DialogBar summary={<BookingSummary choice={settled} />}>
        <Button type="submit" pending={sending}>
          {sending ? common('sending') : t('send')}
        </Button>
      </DialogBar>
    </Form>
  )
}

interface FailureProps {
  readonly kind: string | undefined
  readonly answer: BookingRefusal | undefined
  readonly Note: AnswerNote
  /** Whether the form shows the nearest free slots. */
  readonly hasNearest: boolean
}

/** Why nothing was booked although every field was valid. */
function Failure({ kind, answer, Note, hasNearest }: FailureProps): ReactNode {
  const t = useT('booking')
  const form = useT('form')
  const { contact } = useSite()
  if (kind === undefined) return null
  if (kind === 'slot-taken') {
    return (
      <Note title={t('gone')} answer={answer}>
        {t('goneText')} {hasNearest && <FieldLink id="nearest">{t('goneTimes')}</FieldLink>}
      </Note>
    )
  }
  const phone = contact.phoneDisplay
  if (kind === 'noAnswer') {
    return (
      <Note title={form('noAnswer')} answer={answer}>
        {form('noAnswerText', { phone })}
      </Note>
    )
  }
  return (
    <Note title={form('notSent')} answer={answer}>
      {kind === 'conflict'
        ? form('conflict')
        : kind === 'limited'
          ? t('limited', { phone })
          : form('unavailable', { phone })}
    </Note>
  )
}

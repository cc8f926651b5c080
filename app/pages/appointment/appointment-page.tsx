import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigation, Form } from 'react-router'
import { calendarPath } from '#map/linked-paths.ts'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { forgetKeptForm } from '#domains/appointments/dialog/use-kept-form.ts'
import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import type { Localized } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { LinkButton, Button } from '#design/button.tsx'
import { BrandedTitle } from '#pages/branded-title.tsx'
import { AccordionItem } from '#design/accordion.tsx'
import { AppointmentFacts, AppointmentNews } from './appointment-facts.tsx'
import { ConfirmAppointment } from './confirm-appointment.tsx'
import type { ChangeRefusal, OfficeDirection, OtherTimes } from './linked-appointment.server.ts'
import { AppointmentProgress, Prepare } from './prepare.tsx'
import { MoveAppointment } from './move-appointment.tsx'
import { useEachAnswer } from '#forms/use-each-answer.ts'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { focusField } from '#design/fields/focus-field.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'

/**
 * Says that the appointment is unchanged; without an answer that is unknown, and the note says so.
 */
function NotChanged({ refusal }: { readonly refusal: ChangeRefusal }): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const { lost, problem } = refusal
  const text = lost ? 'unavailableText' : problem === 'limited' ? problem : 'notStored'
  return (
    <AnswerNote title={t(lost ? 'noAnswer' : 'unchanged')} answer={refusal}>
      {t(text, { phone: contact.phoneDisplay })}
    </AnswerNote>
  )
}

interface CancelAppointmentProps {
  readonly refusal: ChangeRefusal | undefined
  readonly pending: boolean
}

/** Cancels the appointment, with a box to prevent accidental cancellation. */
function CancelAppointment({ refusal, pending }: CancelAppointmentProps): ReactNode {
  const t = useT('booked')
  const { pathname } = useLocation()
  const unsure = refusal?.problem === 'sure' ? refusal : undefined
  useEachAnswer(unsure, () => focusField('cancel-sure'))
  return (
    <AccordionItem
      id="cancel"
      as="h2"
      title={t('cancel')}
      open={refusal?.problem === 'sure' || refusal?.problem === 'uncancelled'}
    >
      <p>{t('cancelText')}</p>
      <Form
        method="post"
        action={`${pathname}#cancel-sure`}
        className="form-fields"
        replace
        preventScrollReset
      >
        <Checkbox
          id="cancel-sure"
          name="sure"
          label={t('cancelSure')}
          error={unsure && t('cancelSureNeeded')}
        />
        {refusal?.problem === 'uncancelled' && <NotChanged refusal={refusal} />}
        <div className="buttons">
          <Button type="submit" variant="secondary" name="intent" value="cancel" pending={pending}>
            {t('cancelNow')}
          </Button>
        </div>
      </Form>
    </AccordionItem>
  )
}

interface ChangeAppointmentProps {
  readonly view: AppointmentView
  readonly times: OtherTimes
  readonly refusal: ChangeRefusal | undefined
}

const moveProblems: ReadonlySet<string> = new Set(['slot', 'taken', 'limited', 'unavailable'])

/** Moves or cancels; closed until one of them is wanted. */
function ChangeAppointment({ view, times, refusal }: ChangeAppointmentProps): ReactNode {
  const t = useT('booked')
  const intent = useNavigation().formData?.get('intent')
  const { search } = useLocation()
  const chooses = new URLSearchParams(search).has('day') || moveProblems.has(refusal?.problem ?? '')
  return (
    <div className="appointment-changes">
      {(refusal?.problem === 'unavailable' || refusal?.problem === 'limited') && (
        <NotChanged refusal={refusal} />
      )}
      {/* Closed, and a chosen time deselected, once it is the appointment's. */}
      <AccordionItem key={view.start} id="move" as="h2" title={t('move')} open={chooses}>
        <MoveAppointment own={view.start} times={times} refusal={refusal} pending={intent === 'move'} />
      </AccordionItem>
      <CancelAppointment refusal={refusal} pending={intent === 'cancel'} />
    </div>
  )
}

interface AppointmentPageProps {
  readonly token: string
  readonly view: AppointmentView
  readonly times: OtherTimes | undefined
  /** The link for notes and papers; empty once it is cancelled. */
  readonly additions: Localized<string> | undefined
  readonly directions: readonly OfficeDirection[]
  readonly refusal: ChangeRefusal | undefined
}

/** An appointment with all available actions. */
export function AppointmentPage({
  token,
  view,
  times,
  additions,
  directions,
  refusal,
}: AppointmentPageProps): ReactNode {
  const t = useT('booked')
  const { offices, locale } = useSite()
  const intent = useNavigation().formData?.get('intent')
  const href = useHref()
  const isNew = new URLSearchParams(useLocation().search).has('done')
  useEffect(() => {
    if (isNew) forgetKeptForm()
  }, [isNew])
  const office = offices.find((each) => each.page === view.office)
  const page = office ? (office.page as PageId) : 'contact'
  const booked = view.state === 'booked'
  const held = view.state === 'unconfirmed'
  const waiting = held || view.state === 'lapsed'
  return (
    <div className="wrap appointment">
      <BrandedTitle>{t('title')}</BrandedTitle>
      <h1>{t('title')}</h1>
      <AppointmentNews view={view} refusal={refusal} />
      {waiting && <ConfirmAppointment view={view} refusal={refusal} />}
      <div className="appointment-columns">
        <div className="appointment-main">
          <AppointmentProgress state={view.state} />
          <AppointmentFacts view={view} />
          <div className="buttons">
            {booked && (
              <LinkButton variant="secondary" href={calendarPath(token)} download>
                {t('calendar')}
              </LinkButton>
            )}
            {!booked && !held && (
              <LinkButton
                variant={view.confirmable ? 'secondary' : 'primary'}
                href={`${href(page)}?dialog=appointment-dialog`}
              >
                {t('again')}
              </LinkButton>
            )}
            {additions && (
              // Loads the target page only when pressed: prefetching is useless, as pages behind a
              // secret are not cached.
              <LinkButton variant="secondary" href={additions[locale]} target="_self">
                {t('add')}
              </LinkButton>
            )}
          </div>
        </div>
        {(booked || held) && <Prepare view={view} directions={directions} />}
      </div>
      {booked && times && office && <ChangeAppointment view={view} times={times} refusal={refusal} />}
      {held && (
        <div className="appointment-changes">
          <CancelAppointment refusal={refusal} pending={intent === 'cancel'} />
        </div>
      )}
    </div>
  )
}

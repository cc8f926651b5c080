import { Callout } from '#design/callout.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { AreaField, DeskForm } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { AppointmentFacts, type AppointmentWords, NoMailNote } from './appointment-facts.tsx'
import { TimeChoice, type TimeChoices } from './time-choice.tsx'

interface ChangeProps {
  readonly appointment: AppointmentWords
  /** The day's page. */
  readonly back: string
  readonly state: FormState
  /** The language in which the visitor is written to, in words. */
  readonly writtenIn: string
}

function ReasonField({ state, writtenIn }: Pick<ChangeProps, 'state' | 'writtenIn'>) {
  const t = useDeskText('day')
  return (
    <AreaField
      name="reason"
      label={t('fields.reason')}
      hint={t('fields.reasonHint', { language: writtenIn })}
      optional
      state={state}
      rows={2}
      maxLength={300}
    />
  )
}

interface MovePageProps extends ChangeProps {
  readonly choices: TimeChoices
  /** Until when an unconfirmed booking can be confirmed; it cannot be moved before. */
  readonly unconfirmedUntil: string | undefined
}

/** Moves an appointment to another time, office or adviser. */
export function MovePage(props: MovePageProps) {
  const { appointment, back, state, choices, writtenIn, unconfirmedUntil } = props
  const t = useDeskText('day')
  const wish = state.values['wish'] ?? 'office'
  return (
    <DeskPage title={t('move.title')} back={{ href: back, label: t('nav.back') }} narrow>
      <AppointmentFacts appointment={appointment} />
      {unconfirmedUntil !== undefined ? (
        <Callout kind="note" title={t('move.unconfirmed')}>
          {t('move.unconfirmedText', { time: unconfirmedUntil })}
        </Callout>
      ) : (
        <>
          <NoMailNote appointment={appointment} />
          <DeskForm
            action={`/day/move/${appointment.reference}`}
            state={state}
            labels={{ time: t('fields.time'), reason: t('fields.reason'), day: t('fields.day') }}
            submit={t('move.submit')}
          >
            <input type="hidden" name="sequence" value={appointment.sequence} />
            <Panel title={t('move.where')}>
              <TimeChoice choices={choices} state={state} />
            </Panel>
            <fieldset className="day-wish">
              <legend className="field-label">{t('move.wish')}</legend>
              {(['office', 'visitor'] as const).map((who) => (
                <label key={who}>
                  <input type="radio" name="wish" value={who} defaultChecked={wish === who} />
                  <span>{t(`move.${who}`)}</span>
                </label>
              ))}
            </fieldset>
            <ReasonField state={state} writtenIn={writtenIn} />
          </DeskForm>
        </>
      )}
    </DeskPage>
  )
}

/** Cancels an appointment on behalf of the office. */
export function CancelPage({ appointment, back, state, writtenIn }: ChangeProps) {
  const t = useDeskText('day')
  return (
    <DeskPage
      title={t('cancel.title')}
      lead={t('cancel.lead')}
      back={{ href: back, label: t('nav.back') }}
      narrow
    >
      <AppointmentFacts appointment={appointment} />
      <NoMailNote appointment={appointment} />
      <DeskForm
        action={`/day/cancel/${appointment.reference}`}
        state={state}
        labels={{ reason: t('fields.reason') }}
        submit={t('cancel.submit')}
        danger
      >
        <input type="hidden" name="sequence" value={appointment.sequence} />
        <ReasonField state={state} writtenIn={writtenIn} />
      </DeskForm>
    </DeskPage>
  )
}

import { appointmentTopics } from '#domains/appointments/dialog/appointment-schema.ts'
import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { locales } from '#map/locale.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { AreaField, ChoiceField, DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { TimeChoice, type TimeChoices } from './time-choice.tsx'

interface BookPageProps {
  readonly action: string
  /** The day's page. */
  readonly back: string
  readonly state: FormState
  readonly choices: TimeChoices
  readonly topicWords: (topic: AppointmentTopic) => string
  /** Sent again with a repeated form. */
  readonly formKey: string
}

/** Books an appointment for a caller or a visitor at the counter. */
export function BookPage({ action, back, state, choices, topicWords, formKey }: BookPageProps) {
  const t = useDeskText('day')
  const desk = useDeskText('desk')
  const labels = {
    time: t('fields.time'),
    day: t('fields.day'),
    name: t('fields.name'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    topic: t('fields.topic'),
    consent: t('fields.consent'),
  }
  return (
    <DeskPage
      title={t('book.title')}
      lead={t('book.lead')}
      back={{ href: back, label: t('nav.back') }}
      narrow
    >
      <DeskForm action={action} state={state} labels={labels} submit={t('book.submit')}>
        <input type="hidden" name="key" value={formKey} />
        <Panel title={t('book.where')}>
          <TimeChoice choices={choices} state={state} />
        </Panel>
        <Panel title={t('book.person')}>
          <div className="desk-form">
            <LineField name="name" label={labels.name} state={state} autoComplete="off" maxLength={100} />
            <div className="day-pair">
              <LineField
                name="phone"
                label={labels.phone}
                hint={t('fields.phoneHint')}
                type="tel"
                optional
                state={state}
                autoComplete="off"
              />
              <LineField
                name="email"
                label={labels.email}
                hint={t('fields.emailHint')}
                type="email"
                optional
                state={state}
                autoComplete="off"
              />
            </div>
            <div className="day-pair">
              <ChoiceField
                name="topic"
                label={labels.topic}
                state={state}
                options={appointmentTopics.map((topic) => ({ value: topic, label: topicWords(topic) }))}
              />
              <ChoiceField
                name="locale"
                label={t('fields.locale')}
                state={state}
                options={locales.map((locale) => ({ value: locale, label: desk(`languages.${locale}`) }))}
              />
            </div>
            <AreaField
              name="message"
              label={t('fields.message')}
              optional
              state={state}
              rows={3}
              maxLength={2000}
            />
            <LineField
              name="consent"
              label={labels.consent}
              hint={t('fields.consentHint')}
              state={state}
              autoComplete="off"
              maxLength={300}
            />
          </div>
        </Panel>
      </DeskForm>
    </DeskPage>
  )
}

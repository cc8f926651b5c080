import { Button } from '#design/button.tsx'
import { Select } from '#design/fields/text-input.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Empty, Panel } from '#desk/ui/desk-page.tsx'
import { AppointmentFacts, type AppointmentWords } from './appointment-facts.tsx'

interface LostPageProps {
  readonly back: string
  readonly appointments: readonly {
    readonly appointment: AppointmentWords
    readonly choices: readonly { readonly value: string; readonly label: string }[]
  }[]
}

/** The appointments without a place, each with the places that it can have. */
export function LostPage({ back, appointments }: LostPageProps) {
  const t = useDeskText('day')
  return (
    <DeskPage
      title={t('lost.title')}
      lead={t('lost.lead')}
      back={{ href: back, label: t('nav.back') }}
      narrow
    >
      {appointments.length === 0 && <Empty>{t('lost.none')}</Empty>}
      {appointments.map(({ appointment, choices }) => {
        const { reference } = appointment
        return (
          <Panel
            key={reference}
            title={reference}
            actions={
              <span className="day-links">
                <a href={`/day/move/${reference}`}>{t('move.action')}</a>
                <a href={`/day/cancel/${reference}`}>{t('cancel.action')}</a>
              </span>
            }
          >
            <AppointmentFacts appointment={appointment} />
            {choices.length === 0 ? (
              <p>{t('lost.noChoice')}</p>
            ) : (
              <form method="post" action={`/day/lost/${reference}`} className="day-assign">
                <label>
                  <span className="field-label">{t('lost.choose')}</span>
                  <Select name="place">
                    {choices.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </label>
                <Button type="submit" compact aria-label={t('lost.assignNamed', { reference })}>
                  {t('lost.assign')}
                </Button>
              </form>
            )}
          </Panel>
        )
      })}
    </DeskPage>
  )
}

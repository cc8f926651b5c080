import { Button } from '#design/button.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ChoiceField, LineField } from '#desk/ui/desk-form.tsx'
import type { FormState } from '#desk/ui/form-state.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** Where and when an appointment can be. */
export interface TimeChoices {
  readonly offices: readonly Option[]
  /** The places of the chosen office; with one alone there is no choice. */
  readonly seats: readonly Option[]
  readonly languages: readonly Option[]
  readonly modes: readonly Option[]
  /** The free times of the chosen office, place, language and day. */
  readonly times: readonly Option[]
}

interface TimeChoiceProps {
  readonly choices: TimeChoices
  readonly state: FormState
}

/**
 * Chooses place, day and time. The free times belong to what was chosen before: the button shows those of a new choice
 * and keeps everything that was typed.
 */
export function TimeChoice({ choices, state }: TimeChoiceProps) {
  const t = useDeskText('day')
  const { offices, seats, languages, modes, times } = choices
  const error = state.errors['time']
  return (
    <>
      <div className="day-where">
        <ChoiceField name="office" label={t('fields.office')} state={state} options={offices} />
        <ChoiceField name="seat" label={t('fields.seat')} state={state} options={seats} />
        <ChoiceField name="language" label={t('fields.language')} state={state} options={languages} />
        <ChoiceField name="mode" label={t('fields.mode')} state={state} options={modes} />
        <LineField name="day" label={t('fields.day')} type="date" state={state} />
        <Button type="submit" compact variant="secondary" name="intent" value="times" formNoValidate>
          {t('fields.times')}
        </Button>
      </div>
      <fieldset
        className="day-times"
        id="time"
        tabIndex={-1}
        aria-describedby={error ? 'time-error' : undefined}
      >
        <legend className="field-label">{t('fields.time')}</legend>
        {error && (
          <p className="field-error" id="time-error">
            {error}
          </p>
        )}
        {times.length === 0 && <p className="field-hint">{t('fields.noTimes')}</p>}
        <div>
          {times.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="time" value={value} defaultChecked={state.values['time'] === value} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
